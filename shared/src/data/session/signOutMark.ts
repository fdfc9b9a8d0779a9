import {
  discardDrafts,
  keepDrafts,
  SIGN_OUT_MARK,
  storedText,
  type WebStorage,
} from '@outcome-studio/shared/storage'

/** What happens on sign-out to a member's unsaved changes on this device. */
export type DraftsAtSignOut = 'keep' | 'delete'

/**
 * Marks for every tab that this user signs out on purpose. If storage is blocked, other tabs report that the session
 * has ended, which is also true.
 * @param drafts 'delete' also prevents every tab from storing further drafts of this user
 */
export function markSignOut(uid: string, drafts: DraftsAtSignOut, storage: WebStorage = globalThis): void {
  storedText(storage, SIGN_OUT_MARK).set(uid)
  if (drafts === 'delete') discardDrafts(uid, storage)
}

/** Removes the mark. Call it when a user is signed in. */
export function clearSignOutMark(storage: WebStorage = globalThis): void {
  storedText(storage, SIGN_OUT_MARK).remove()
  keepDrafts(storage)
}

/** Whether this user has signed out on purpose, in any tab. */
export function isMarkedSignOut(uid: string, storage: WebStorage = globalThis): boolean {
  return storedText(storage, SIGN_OUT_MARK).get() === uid
}
