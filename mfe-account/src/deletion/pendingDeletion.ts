/** Query of the profile's address that opens the question whether to delete the account. */
export const DELETE_QUERY = 'delete-account'

/** Where to come back to after signing in again. */
export const DELETE_PATH = `/auth/profile?${DELETE_QUERY}`

const KEY = 'outcome-studio:deleting'

/**
 * Remembers in the tab, over a new sign-in, whose account is about to be deleted, so that the address need not be
 * typed twice. An address in the browser alone brings nobody that far.
 */
export const pendingDeletion = {
  remember: (email: string): void => {
    try {
      sessionStorage.setItem(KEY, email)
    } catch {
      // Storage may be blocked: the address is typed again then.
    }
  },
  /** What was remembered, once; '' for nothing. */
  take: (): string => {
    try {
      const email = sessionStorage.getItem(KEY) ?? ''
      sessionStorage.removeItem(KEY)
      return email
    } catch {
      return ''
    }
  },
}
