/**
 * Lets React reorder the rows of a list without taking them out of the document, in browsers with `moveBefore`
 * (Chromium 133, Firefox 144). A row that is taken out loses the focus and the selection. React then restores both,
 * which lays out the page three times and calls all listeners of the focus. Elsewhere, that happens as before.
 * @param list whose children are the rows; null when React takes it away
 */
export function moveInPlace(list: HTMLElement | null): void {
  if (list === null || !('moveBefore' in list)) return
  // By name, because React calls the methods of the element and has no option for this one.
  const { insertBefore, appendChild } = list
  list.insertBefore = <Child extends Node>(row: Child, before: Node | null): Child => {
    if (row.parentNode !== list) return insertBefore.call(list, row, before) as Child
    list.moveBefore(row, before)
    return row
  }
  list.appendChild = <Child extends Node>(row: Child): Child => {
    if (row.parentNode !== list) return appendChild.call(list, row) as Child
    list.moveBefore(row, null)
    return row
  }
}
