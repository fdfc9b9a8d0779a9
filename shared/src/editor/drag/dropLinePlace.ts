/** Where a drop line is shown, in CSS pixels of the window. */
export interface DropLinePlace {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** The place of a line above or below an element. */
export function dropLineAt(element: Element, isBelow: boolean): DropLinePlace {
  const { left, top, bottom, width } = element.getBoundingClientRect()
  return { left, top: isBelow ? bottom : top, width }
}

/** @param y height in the window, in CSS pixels */
export function isBelowMiddle(element: Element, y: number): boolean {
  const { top, height } = element.getBoundingClientRect()
  return y > top + height / 2
}

/** Moves the line without React state, so that nothing renders during a drag. null hides it. */
export function showDropLine(line: HTMLElement | null, place: DropLinePlace | null): void {
  if (line === null) return
  line.hidden = place === null
  if (place === null) return
  line.style.left = `${place.left}px`
  line.style.top = `${place.top}px`
  line.style.width = `${place.width}px`
}
