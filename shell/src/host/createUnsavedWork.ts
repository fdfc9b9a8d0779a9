import { createListeners } from '@outcome-studio/shared/domain'

/** Tracks whether anything on the page is unsaved. */
export interface UnsavedWork {
  /** Calls isDirty whenever the user is about to leave the page. Returns the release. */
  guard(isDirty: () => boolean): () => void
  isUnsaved(): boolean
  /** Calls back when something on the page may become unsaved. Returns the release. */
  onGuard(listener: () => void): () => void
}

/**
 * @param page fires `beforeunload` when the page is about to be closed or reloaded
 */
export function createUnsavedWork(page: Pick<Window, 'addEventListener'>): UnsavedWork {
  const guards = new Set<{ readonly isDirty: () => boolean }>()
  const listeners = createListeners()
  const isUnsaved = () => [...guards].some(({ isDirty }) => isDirty())
  page.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
  return {
    guard: (isDirty) => {
      const entry = { isDirty }
      guards.add(entry)
      listeners.notify()
      return () => {
        guards.delete(entry)
      }
    },
    isUnsaved,
    onGuard: (listener) => {
      if (guards.size > 0) listener()
      return listeners.add(listener)
    },
  }
}
