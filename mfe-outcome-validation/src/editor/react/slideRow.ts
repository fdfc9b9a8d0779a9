import { animateFrom } from '@outcome-studio/shared/ui'

/** Within this distance of the edges of the window, in pixels, bars may cover a row. */
const EDGE = 120

const rowOf = (uuid: string): Element | null => {
  const id = CSS.escape(uuid)
  return document.querySelector(`[data-statement="${id}"], [data-step="${id}"]`)
}

/**
 * Moves a row of the list, and lets it be seen to slide there from its old place. The places of all rows are read before
 * the move, when the page is laid out. Reading the new place would lay it out once more.
 * @param uuid of a job step or an outcome statement
 * @param move returns whether the row moved
 */
export function slideRow(uuid: string, move: () => boolean): boolean {
  const row = rowOf(uuid)
  const list = row?.parentElement
  const rows = [...(list?.children ?? [])]
  const places = rows.map((each) => each.getBoundingClientRect())
  if (!move()) return false
  if (!row || !list) return true
  const from = rows.indexOf(row)
  // React has rendered by then.
  queueMicrotask(() => {
    const to = [...list.children].indexOf(row)
    const [old, passed] = [places[from], places[to]]
    if (!old) return
    if (!passed || to === from) {
      requestAnimationFrame(() => slideNewRow(uuid, old.top))
      return
    }
    // The other rows are before and after these two, as they were.
    const top = to < from ? passed.top : passed.bottom - old.height
    slideFrom(row, old.top - top)
    followFocus(row, top, old.height)
  })
  return true
}

function slideFrom(row: Element, by: number): void {
  // From further away it would only flash by.
  if (by !== 0 && Math.abs(by) < innerHeight) animateFrom(row, { transform: `translateY(${by}px)` })
}

/** In another list the row is a new element, whose place only the browser knows. */
function slideNewRow(uuid: string, before: number): void {
  const row = rowOf(uuid)
  if (row) slideFrom(row, before - row.getBoundingClientRect().top)
}

/** Scrolls to a row that moves with the focus, which itself scrolls only when it comes. */
function followFocus(row: Element, top: number, height: number): void {
  if (!row.contains(document.activeElement)) return
  // Of a step, its own text.
  const bottom = top + Math.min(height, EDGE)
  const by = top < EDGE ? top - EDGE : Math.max(0, bottom - innerHeight + EDGE)
  // Not by scrollIntoView, for which a row that slides is still at its old place.
  if (by !== 0) document.documentElement.scrollTop += by
}
