const STORAGE_KEY = 'outcome-studio.reloadedFor'

interface ReloadParts {
  /** Survives the reload: the session storage of the tab, if the browser hands it out. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly isUnsaved: () => boolean
  readonly reload: () => void
}

/**
 * Makes a function that reloads the page, at most once for each reason, and never over unsaved work. Without
 * storage it does not reload at all, because then it could not know that it did so before.
 * @returns whether the page is being reloaded
 */
export function createReloadOnce({ storage, isUnsaved, reload }: ReloadParts): (reason: string) => boolean {
  return (reason) => {
    if (isUnsaved()) return false
    try {
      const kept = storage()
      const reasons = (kept.getItem(STORAGE_KEY) ?? '').split('\n')
      if (reasons.includes(reason)) return false
      kept.setItem(STORAGE_KEY, [...reasons, reason].join('\n'))
    } catch {
      return false
    }
    reload()
    return true
  }
}
