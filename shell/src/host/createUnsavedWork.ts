/** Tracks whether anything on the page is unsaved. */
export interface UnsavedWork {
  /** Calls isDirty whenever the user is about to leave the page. Returns the release. */
  guard(isDirty: () => boolean): () => void
  isUnsaved(): boolean
}

/**
 * @param page fires `beforeunload` when the page is about to be closed or reloaded
 */
export function createUnsavedWork(page: Pick<Window, 'addEventListener'>): UnsavedWork {
  const guards = new Set<{ readonly isDirty: () => boolean }>()
  const isUnsaved = () => [...guards].some(({ isDirty }) => isDirty())
  page.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
  return {
    guard: (isDirty) => {
      const entry = { isDirty }
      guards.add(entry)
      return () => {
        guards.delete(entry)
      }
    },
    isUnsaved,
  }
}
