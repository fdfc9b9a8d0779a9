import { PROFILE_PATH } from '@outcome-studio/shared/domain/areas'
import { eraseStored, PENDING_DELETION, storedText, type WebStorage } from '@outcome-studio/shared/storage'

/** Query parameter of the profile page that opens the deletion dialog. */
export const DELETE_QUERY = 'delete-account'

/** Path to return to after a new sign-in. */
export const DELETE_PATH = `${PROFILE_PATH}?${DELETE_QUERY}`

/**
 * Remembers across a new sign-in whose account is to be deleted, so that the user types the e-mail only once. The query
 * in the URL is no proof, because anyone can create such a link. Remembers nothing if storage is blocked.
 */
export function pendingDeletion(storage: WebStorage) {
  const stored = storedText(storage, PENDING_DELETION)
  return {
    remember: (email: string): void => void stored.set(email),
    /** Returns the remembered e-mail and removes it; '' if there is none. */
    take: (): string => {
      const email = stored.get() ?? ''
      stored.remove()
      return email
    },
  }
}

/** Removes a member's drafts from this device, so that its next user does not see them. */
export function eraseDraftsOf(memberId: string, storage: WebStorage): void {
  const ownPart = `:${encodeURIComponent(memberId)}:`
  eraseStored(storage, (key) => key.startsWith('outcome-studio:') && `${key}:`.includes(ownPart))
}
