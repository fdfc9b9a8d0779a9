import { eraseStored } from './eraseStored.ts'
import { DISCARDED_DRAFTS, DRAFT_KEYS } from './storedKeys.ts'
import { storedSuffixes, storedText } from './storedValue.ts'
import type { WebStorage } from './webStorage.ts'

/**
 * How many drafts of a member are stored in this browser: studies, needs documents, messages to
 * the coach and the profile.
 * @returns 0 where storage is blocked
 */
export function countDrafts(memberId: string, storage: WebStorage): number {
  const isOwn = ownSuffix(memberId)
  return DRAFT_KEYS.flatMap((key) => storedSuffixes(storage, key)).filter(isOwn).length
}

/** Removes a member's drafts from this browser, so that its next user does not see them. */
export function eraseDrafts(memberId: string, storage: WebStorage): void {
  const isOwn = ownSuffix(memberId)
  eraseStored(storage, (name, where) =>
    DRAFT_KEYS.some((key) => {
      const prefix = key.key.slice(0, -1)
      return key.where === where && name.startsWith(prefix) && isOwn(name.slice(prefix.length))
    }),
  )
}

/** From now on no tab of this browser stores a draft of this member: they sign out and delete their drafts. */
export function discardDrafts(memberId: string, storage: WebStorage): void {
  storedText(storage, DISCARDED_DRAFTS).set(memberId)
}

/** Whether drafts of this member must not be stored. */
export function isDiscardingDrafts(memberId: string, storage: WebStorage): boolean {
  return storedText(storage, DISCARDED_DRAFTS).get() === memberId
}

/** From now on drafts are stored again: somebody has signed in, or the sign-out failed. */
export function keepDrafts(storage: WebStorage): void {
  storedText(storage, DISCARDED_DRAFTS).remove()
}

/** The suffix of a draft begins with the member's encoded id, which contains no colon. */
function ownSuffix(memberId: string): (suffix: string) => boolean {
  const own = `${encodeURIComponent(memberId)}:`
  return (suffix) => `${suffix}:`.startsWith(own)
}
