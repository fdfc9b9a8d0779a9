/**
 * Runs something once a dialog that is closing has given the focus back, which it does in the frame after it has
 * gone. What opens earlier would remember the page's body as the place to give the focus back to.
 */
export function onceFocusIsBack(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run))
}
