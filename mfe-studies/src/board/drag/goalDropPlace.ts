import { NEED_LAYERS, type NeedLayer } from '@outcome-studio/shared/domain/needs'

/** A position between two goals of a layer. */
export interface GoalDropPlace {
  readonly layer: NeedLayer
  /** The goal above which it is; null at the end of the layer. */
  readonly before: string | null
  /** The element at whose edge the drop line is shown. */
  readonly element: HTMLElement
  readonly isBelow: boolean
}

/** Finds where a goal dropped at a point of the window would go; null outside the layers. */
export function goalDropPlace(x: number, y: number): GoalDropPlace | null {
  const under = document.elementFromPoint(x, y)
  const region = under?.closest<HTMLElement>('[data-layer]')
  const layer = NEED_LAYERS.find((each) => each === region?.dataset.layer)
  if (!region || layer === undefined) return null
  const row = under?.closest<HTMLElement>('[data-goal]') ?? null
  if (row === null) return placeOutsideRows(region, layer, y)
  return isAbove(row, y)
    ? { layer, before: row.dataset.goal ?? null, element: row, isBelow: false }
    : { layer, before: goalAfter(row), element: row, isBelow: true }
}

/** Above the first row a goal goes to the top, otherwise to the end. */
function placeOutsideRows(region: HTMLElement, layer: NeedLayer, y: number): GoalDropPlace {
  const rows = region.querySelectorAll<HTMLElement>('[data-goal]')
  const [first, last] = [rows[0], rows[rows.length - 1]]
  if (first === undefined || last === undefined)
    return { layer, before: null, element: region, isBelow: true }
  return isAbove(first, y)
    ? { layer, before: first.dataset.goal ?? null, element: first, isBelow: false }
    : { layer, before: null, element: last, isBelow: true }
}

function goalAfter(row: HTMLElement): string | null {
  const next = row.nextElementSibling
  return next instanceof HTMLElement ? (next.dataset.goal ?? null) : null
}

function isAbove(element: HTMLElement, y: number): boolean {
  const { top, height } = element.getBoundingClientRect()
  return y <= top + height / 2
}
