/** Frames that a screen or a control may need to take the keyboard, or to pass it on, by itself. */
export const FOCUS_FRAMES = 3

/** Runs something after so many frames. @returns the way to call it off */
export function afterFrames(count: number, run: () => void): () => void {
  let left = count
  let frame = requestAnimationFrame(look)
  function look() {
    left -= 1
    if (left > 0) frame = requestAnimationFrame(look)
    else run()
  }
  return () => cancelAnimationFrame(frame)
}
