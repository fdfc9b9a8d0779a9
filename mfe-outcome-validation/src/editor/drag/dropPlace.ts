/** A position between two items of a list. */
export interface DropPlace {
  /** The step that contains the position or is next to it. */
  readonly stepId: string
  /** Index in the current list, which still contains the dragged item. */
  readonly index: number
  /** Vertical position of the drop line, in CSS pixels of the window. */
  readonly line: { readonly left: number; readonly top: number; readonly width: number }
}

/** Finds where a job step dropped at a height of the window would go; null if there is no step. */
export function dropPlaceOfStep(list: HTMLElement, y: number): DropPlace | null {
  const block = blockAt(list, y)
  if (block === null) return null
  const isBelow = y > middleOf(block)
  const index = [...list.querySelectorAll('[data-step]')].indexOf(block) + (isBelow ? 1 : 0)
  return { stepId: block.dataset.step ?? '', index, line: lineAt(block, isBelow) }
}

/** Finds where an outcome statement dropped at a height of the window would go; null if there is no step. */
export function dropPlaceOfStatement(list: HTMLElement, y: number): DropPlace | null {
  const block = blockAt(list, y)
  if (block === null) return null
  const rows = [...block.querySelectorAll<HTMLElement>('[data-statement]')]
  const index = rows.findIndex((row) => y <= middleOf(row))
  const stepId = block.dataset.step ?? ''
  const row = index < 0 ? rows.at(-1) : rows[index]
  if (row === undefined) return { stepId, index: 0, line: lineAt(block, true) }
  return { stepId, index: index < 0 ? rows.length : index, line: lineAt(row, index < 0) }
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

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

function lineAt(element: Element, isBelow: boolean): DropPlace['line'] {
  const { left, top, bottom, width } = element.getBoundingClientRect()
  return { left, top: isBelow ? bottom : top, width }
}
