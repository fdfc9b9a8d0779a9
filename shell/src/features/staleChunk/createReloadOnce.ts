import { RELOAD_REASONS, storedText, type WebStorage } from '@outcome-studio/shared/storage'

interface ReloadParts {
  readonly storage: WebStorage
  readonly isUnsaved: () => boolean
  readonly reload: () => void
}

/**
 * Returns a function that reloads the page, at most once for each reason, and never over unsaved work. It never
 * reloads if storage is blocked, because it could not detect a previous reload.
 * @returns whether the page is being reloaded
 */
export function createReloadOnce({ storage, isUnsaved, reload }: ReloadParts): (reason: string) => boolean {
  const stored = storedText(storage, RELOAD_REASONS)
  return (reason) => {
    if (isUnsaved()) return false
    const reasons = (stored.get() ?? '').split('\n')
    if (reasons.includes(reason)) return false
    if (!stored.set([...reasons, reason].join('\n')).isStored) return false
    reload()
    return true
  }
}
