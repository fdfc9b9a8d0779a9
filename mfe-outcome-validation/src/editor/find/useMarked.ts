import { useEffect, useSyncExternalStore } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import type { FoundText } from './findInStudy.ts'

/** The field of an item; undefined if it is not on the page. */
export const fieldOf = (key: string): HTMLTextAreaElement | undefined =>
  [...document.querySelectorAll<HTMLTextAreaElement>('textarea[data-item]')].find(
    ({ dataset }) => dataset.item === key,
  )

/**
 * Scrolls the field of a match into view and marks it without moving the focus. Expands its step, which can be collapsed
 * again. It sets an attribute on the element, so that none of the rows needs a subscription.
 */
export function useMarked(found: FoundText | undefined): void {
  const { folded } = useEditor()
  const key = found?.key
  const isHidden = useSyncExternalStore(folded.subscribe, () => key !== undefined && folded.hides(key))
  useEffect(() => {
    if (key !== undefined) folded.reveal(key)
  }, [key, folded])
  useEffect(() => {
    if (isHidden) return
    const field = key === undefined ? undefined : fieldOf(key)
    if (!field) return
    field.dataset.found = ''
    const show = () => field.scrollIntoView({ block: 'center' })
    show()
    // Steps on the way had estimated heights until now.
    const frame = requestAnimationFrame(show)
    return () => {
      cancelAnimationFrame(frame)
      delete field.dataset.found
    }
  }, [key, isHidden])
}
