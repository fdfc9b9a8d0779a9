/** Query of the profile's address that opens the question whether to delete the account. */
export const DELETE_QUERY = 'delete-account'

/** Where to come back to after signing in again. */
export const DELETE_PATH = `/auth/profile?${DELETE_QUERY}`

const KEY = 'outcome-studio:deleting'

/**
 * Remembers over a new sign-in whose account is about to be deleted, so that the address need not be typed twice.
 * An address in the browser alone brings nobody that far.
 * @param storage of the tab, asked for at each use, since merely reaching for it may throw where it is blocked
 */
export function createPendingDeletion(storage: () => Storage) {
  return {
    remember: (email: string): void => {
      try {
        storage().setItem(KEY, email)
      } catch {
        // The address is typed again then.
      }
    },
    /** What was remembered, once; '' for nothing. */
    take: (): string => {
      try {
        const email = storage().getItem(KEY) ?? ''
        storage().removeItem(KEY)
        return email
      } catch {
        return ''
      }
    },
  }
}

export const pendingDeletion = createPendingDeletion(() => sessionStorage)
