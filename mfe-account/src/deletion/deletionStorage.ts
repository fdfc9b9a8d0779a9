import {
  eraseStored,
  PENDING_DELETION,
  PROFILE_PATH,
  storedText,
  type WebStorage,
} from '@outcome-studio/shared/domain'

/** Query of the profile's address that opens the question whether to delete the account. */
export const DELETE_QUERY = 'delete-account'

/** Where to come back to after signing in again. */
export const DELETE_PATH = `${PROFILE_PATH}?${DELETE_QUERY}`

/**
 * Remembers in the tab, across a new sign-in, whose account is to be deleted, so that the user need not type the
 * address twice. An address in the URL alone cannot do that. Where storage is blocked the user types it again.
 */
export function pendingDeletion(storage: WebStorage) {
  const stored = storedText(storage, PENDING_DELETION)
  return {
    remember: (email: string): void => void stored.set(email),
    /** Returns the remembered address once; '' without one. */
    take: (): string => {
      const email = stored.get() ?? ''
      stored.remove()
      return email
    },
  }
}

/** Removes the drafts of a member from this device, so that the next user does not meet them. */
export function forgetOnDevice(memberId: string, storage: WebStorage): void {
  const ownPart = `:${encodeURIComponent(memberId)}:`
  eraseStored(storage, (key) => key.startsWith('outcome-studio:') && `${key}:`.includes(ownPart))
}
