/** Frames that a screen or control may need to move focus by itself. */
export const FOCUS_FRAMES = 3

/** Runs a function after a number of animation frames. @returns a function that cancels it */
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
