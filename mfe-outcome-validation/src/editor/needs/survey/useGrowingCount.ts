import { startTransition, useEffect, useState } from 'react'

/**
 * How many rows of a long table are shown: some at once, then as many more in each frame, so that the page answers in
 * between.
 *
 * @param step rows that are added in a frame
 * @param most where it ends
 */
export function useGrowingCount(step: number, most: number): number {
  const [count, setCount] = useState(step)
  useEffect(() => {
    if (count >= most) return
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + step)))
    return () => cancelAnimationFrame(frame)
  }, [count, step, most])
  return Math.min(count, most)
}
