/** Frames a closing dialog may take to go and to give the focus back; where it came from nowhere, it goes nowhere. */
const MOST_FRAMES = 30
const MOST_FRAMES_AFTER = 6

/**
 * Runs something once the dialog that has the focus is gone and has given the focus back. What opens earlier would
 * remember the page's body as the place to give the focus back to.
 */
export function onceFocusIsBack(run: () => void): void {
  const inDialog = document.activeElement
  let frames = 0
  let framesAfter = 0
  const look = () => {
    frames += 1
    const isGone = inDialog === null || inDialog === document.body || !inDialog.isConnected
    if (isGone) framesAfter += 1
    const isBack = isGone && document.activeElement !== null && document.activeElement !== document.body
    if (isBack || framesAfter >= MOST_FRAMES_AFTER || frames >= MOST_FRAMES) run()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
