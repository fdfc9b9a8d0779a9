/** A place between the items of a list. */
export interface DropPlace {
  /** The step it is in, or in front of or behind which it is. */
  readonly stepId: string
  /** Index in the list as it stands, with what is dragged still in it. */
  readonly index: number
  /** Where a line shows it, in CSS pixels of the window. */
  readonly line: { readonly left: number; readonly top: number; readonly width: number }
}

/** Where a job step would come that is let go at a height of the window; null where no step is. */
export function dropPlaceOfStep(list: HTMLElement, y: number): DropPlace | null {
  const block = blockAt(list, y)
  if (block === null) return null
  const isBelow = y > middleOf(block)
  const index = [...list.querySelectorAll('[data-step]')].indexOf(block) + (isBelow ? 1 : 0)
  return { stepId: block.dataset.step ?? '', index, line: lineAt(block, isBelow) }
}

/** Where an outcome statement would come that is let go at a height of the window; null where no step is. */
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

/** The step at a height, however far to the side the pointer is; between two steps the one above. */
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
