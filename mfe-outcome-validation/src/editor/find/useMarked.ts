import { useEffect } from 'react'
import type { FoundText } from './findInStudy.ts'

/** The field of an item, wherever on the page it is; undefined where it is not shown. */
export const fieldOf = (key: string): HTMLTextAreaElement | undefined =>
  [...document.querySelectorAll<HTMLTextAreaElement>('textarea[data-item]')].find(
    ({ dataset }) => dataset.item === key,
  )

/**
 * Brings the field of what was found into view and marks it, without taking the keyboard. It marks the element itself:
 * of two thousand rows none has to know that it was looked for.
 */
export function useMarked(found: FoundText | undefined): void {
  const key = found?.key
  useEffect(() => {
    const field = key === undefined ? undefined : fieldOf(key)
    if (!field) return
    field.dataset.found = ''
    const show = () => field.scrollIntoView({ block: 'center' })
    show()
    // Steps on the way had guessed heights until now.
    const frame = requestAnimationFrame(show)
    return () => {
      cancelAnimationFrame(frame)
      delete field.dataset.found
    }
  }, [key])
}
