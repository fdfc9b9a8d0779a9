import { SIGN_OUT_MARK, storedText, type WebStorage } from '@outcome-studio/shared/domain'

/**
 * Marks for every tab that this user signs out on purpose; null removes the mark. If storage is blocked, other tabs
 * report that the session has ended, which is also true.
 */
export function markSignOut(uid: string | null, storage: WebStorage = globalThis): void {
  const mark = storedText(storage, SIGN_OUT_MARK)
  if (uid === null) mark.remove()
  else mark.set(uid)
}

export function isMarkedSignOut(uid: string, storage: WebStorage = globalThis): boolean {
  return storedText(storage, SIGN_OUT_MARK).get() === uid
}
