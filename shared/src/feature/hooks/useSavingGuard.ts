import { useEffect } from 'react'

/**
 * While `isSaving` is true, the browser asks before it closes or reloads the page. For edits that are shown as done
 * before the database has them: they go on when the member moves to another place of the app, but end with the page.
 *
 * @param isSaving whether an edit of the calling component is not stored yet
 */
export function useSavingGuard(isSaving: boolean): void {
  useEffect(() => {
    if (!isSaving) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaving])
}
