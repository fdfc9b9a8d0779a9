import { deleteMyAccount, readSignIn, reauthenticate, signOut } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import { useHost } from '@outcome-studio/shared/feature'
import { DELETED_ACCOUNT, storedText } from '@outcome-studio/shared/storage'
import { useState } from 'react'
import { DELETE_PATH, eraseDraftsOf, pendingDeletion } from './deletionStorage.ts'

export type Deletion =
  | { readonly step: 'asking' | 'deleting' }
  /** The last sign-in is too old. `error` is the failure of a new sign-in; null before the first try. */
  | { readonly step: 'signInNeeded'; readonly error: unknown }
  | { readonly step: 'failed'; readonly error: unknown }

/**
 * Deletes the signed-in member's account. The server decides whether the last sign-in is too old, because this
 * device's clock may be wrong.
 */
export function useDeletion(member: Member) {
  const host = useHost()
  const [deletion, setDeletion] = useState<Deletion>({ step: 'asking' })

  async function remove(): Promise<void> {
    if (deletion.step === 'deleting') return
    setDeletion({ step: 'deleting' })
    try {
      await deleteMyAccount()
    } catch (error) {
      host.report(error)
      const isTooOld = describeError(error).code === 'cen/fresh-sign-in-required'
      return setDeletion(isTooOld ? { step: 'signInNeeded', error: null } : { step: 'failed', error })
    }
    eraseDraftsOf(member.id, window)
    // Sign-in says it, because the session ends with this page.
    storedText(window, DELETED_ACCOUNT).set('yes')
    await leave()
  }

  /** Signs out and navigates to sign-in even if the sign-out fails, because the account no longer exists. */
  async function leave(): Promise<void> {
    try {
      await signOut('delete')
    } catch (error) {
      host.report(error)
    }
    host.navigate('/auth/signin', { replace: true })
  }

  async function signInAgain(): Promise<void> {
    pendingDeletion(window).remember(member.email)
    try {
      const { isByToken } = await readSignIn()
      const query = new URLSearchParams({ next: DELETE_PATH })
      if (isByToken) host.navigate(`/dev/token?${query}`)
      else await reauthenticate(DELETE_PATH)
    } catch (error) {
      host.report(error)
      setDeletion({ step: 'signInNeeded', error })
    }
  }

  return { deletion, remove, signInAgain }
}
