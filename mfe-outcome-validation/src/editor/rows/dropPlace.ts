import { type DropLinePlace, dropLineAt, isBelowMiddle } from '@outcome-studio/shared/editor'

/** A position between two items of a list. */
export interface DropPlace {
  /** The step that contains the position or is next to it. */
  readonly stepId: string
  /** Index in the current list, which still contains the dragged item. */
  readonly index: number
  readonly line: DropLinePlace
}

/** Finds where a job step dropped at a height of the window would go; null if there is no step. */
export function dropPlaceOfStep(list: HTMLElement, y: number): DropPlace | null {
  const block = blockAt(list, y)
  if (block === null) return null
  const isBelow = isBelowMiddle(block, y)
  const index = [...list.querySelectorAll('[data-step]')].indexOf(block) + (isBelow ? 1 : 0)
  return { stepId: block.dataset.step ?? '', index, line: dropLineAt(block, isBelow) }
}

/** Finds where an outcome statement dropped at a height of the window would go; null if there is no step. */
export function dropPlaceOfStatement(list: HTMLElement, y: number): DropPlace | null {
  const block = blockAt(list, y)
  if (block === null) return null
  const rows = [...block.querySelectorAll<HTMLElement>('[data-statement]')]
  const index = rows.findIndex((row) => !isBelowMiddle(row, y))
  const stepId = block.dataset.step ?? ''
  const row = index < 0 ? rows.at(-1) : rows[index]
  if (row === undefined) return { stepId, index: 0, line: dropLineAt(block, true) }
  return { stepId, index: index < 0 ? rows.length : index, line: dropLineAt(row, index < 0) }
}

/** Finds the step at a height, ignoring the horizontal position. Between two steps, returns the upper one. */
function blockAt(list: HTMLElement, y: number): HTMLElement | null {
  const { left, width } = list.getBoundingClientRect()
  for (const height of [y, y - 24]) {
    const element = document.elementFromPoint(left + width / 2, height)
    const block = element?.closest<HTMLElement>('[data-step]')
    if (block && list.contains(block)) return block
  }
  return null
}
