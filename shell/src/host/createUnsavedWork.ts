import { createListeners } from '@outcome-studio/shared/domain/base'

/** Tracks whether anything on the page is unsaved. */
export interface UnsavedWork {
  /**
   * Calls isDirty whenever the user is about to leave the page. Returns the release.
   * @param isOnDevice returns whether everything unsaved is stored on this device. Default: nothing is.
   */
  guard(isDirty: () => boolean, isOnDevice?: () => boolean): () => void
  isUnsaved(): boolean
  /** Whether everything that is unsaved is stored on this device. */
  isOnDevice(): boolean
  /** Calls back when something on the page may become unsaved. Returns the release. */
  onGuard(listener: () => void): () => void
}

/**
 * @param page fires `beforeunload` when the page is about to be closed or reloaded
 */
export function createUnsavedWork(page: Pick<Window, 'addEventListener'>): UnsavedWork {
  const guards = new Set<{ readonly isDirty: () => boolean; readonly isOnDevice: () => boolean }>()
  const listeners = createListeners()
  const isUnsaved = () => [...guards].some(({ isDirty }) => isDirty())
  page.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
  return {
    guard: (isDirty, isOnDevice = () => false) => {
      const entry = { isDirty, isOnDevice }
      guards.add(entry)
      listeners.notify()
      return () => {
        guards.delete(entry)
      }
    },
    isUnsaved,
    isOnDevice: () => [...guards].every(({ isDirty, isOnDevice }) => !isDirty() || isOnDevice()),
    onGuard: (listener) => {
      if (guards.size > 0) listener()
      return listeners.add(listener)
    },
  }
}
