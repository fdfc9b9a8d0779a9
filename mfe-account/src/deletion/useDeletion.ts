import { deleteMyAccount, readSignIn, reauthenticate, signOut } from '@outcome-studio/shared/data'
import { describeError, isFreshSignIn, type Member } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { useState } from 'react'
import { forgetOnDevice } from './forgetOnDevice.ts'
import { DELETE_PATH, pendingDeletion } from './PendingDeletion.ts'

/** Milliseconds the way to the server may take after the sign-in was found fresh. */
const LEEWAY = 20_000

/** Asking; at work; the sign-in is too old; failed. */
export type Deletion =
  | { readonly step: 'asking' | 'deleting' | 'signInNeeded' }
  | { readonly step: 'failed'; readonly error: unknown }

/** Deletes the signed-in member's account, after a new sign-in where the last is too long ago. */
export function useDeletion(member: Member) {
  const host = useHost()
  const [deletion, setDeletion] = useState<Deletion>({ step: 'asking' })

  const fail = (error: unknown) => {
    host.report(error)
    const isTooOld = describeError(error).code === 'cen/fresh-sign-in-required'
    setDeletion(isTooOld ? { step: 'signInNeeded' } : { step: 'failed', error })
  }

  async function remove(): Promise<void> {
    if (deletion.step === 'deleting') return
    setDeletion({ step: 'deleting' })
    try {
      const { signedInAt } = await readSignIn()
      if (!isFreshSignIn(signedInAt, new Date(), LEEWAY)) return setDeletion({ step: 'signInNeeded' })
      await deleteMyAccount()
    } catch (error) {
      return fail(error)
    }
    forgetOnDevice(member.id, [() => localStorage, () => sessionStorage])
    await leave()
  }

  /** The account is gone: whatever goes wrong on the way out, there is nothing here any more. */
  async function leave(): Promise<void> {
    try {
      await signOut()
    } catch (error) {
      host.report(error)
    }
    host.toast('Your account and everything in it has been deleted. Farewell!', { kind: 'info' })
    host.navigate('/auth/signin', { replace: true })
  }

  async function signInAgain(): Promise<void> {
    pendingDeletion.remember(member.email)
    try {
      const { isByToken } = await readSignIn()
      const query = new URLSearchParams({ next: DELETE_PATH })
      if (isByToken) host.navigate(`/dev/token?${query}`)
      else await reauthenticate(DELETE_PATH)
    } catch (error) {
      fail(error)
    }
  }

  return { deletion, remove, signInAgain }
}
