import { useSession } from '@outcome-studio/shared/data'
import { createLazy } from '@outcome-studio/shared/domain/base'
import { countDrafts } from '@outcome-studio/shared/storage'
import { useEffect, useRef } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import type { UnsavedWork } from '../host/createUnsavedWork.ts'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'
import { useBlocker } from '../router/useBlocker.ts'
import { decidedDrafts, isLogOut, signOutRequest } from './signOutRequest.ts'

const leaveQuestion = createLazy(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion)
const signOutQuestion = createLazy(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion)

/**
 * Navigation there is not blocked: a guard redirects there after the session has ended. Unsaved work is stored as a
 * draft.
 */
const SIGN_IN = '/auth/signin'

/**
 * Blocks navigation while something is unsaved, and asks. A sign-out asks what happens to the drafts on this device.
 * The dialogs are loaded before anything is unsaved, so that they open offline too. If loading has failed, the user
 * stays and sees the error.
 */
export function LeaveDialog({ unsaved }: { readonly unsaved: UnsavedWork }) {
  const session = useSession()
  const navigate = useNavigate()
  const uid = session?.state === 'signedIn' ? session.uid : null
  const leavesDrafts = (next: Location) =>
    isLogOut(next) && decidedDrafts(next) === null && uid !== null && countDrafts(uid, window) > 0

  const isOnDevice = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (nextLocation.pathname === SIGN_IN || currentLocation.pathname === nextLocation.pathname) return false
    if (isLogOut(nextLocation) && decidedDrafts(nextLocation) !== null) return false
    const isUnsaved = unsaved.isUnsaved()
    // Called here and not while rendering, because it may store unsaved work.
    if (isUnsaved) isOnDevice.current = unsaved.isOnDevice()
    return isUnsaved || leavesDrafts(nextLocation)
  })
  const isBlocked = blocker.state === 'blocked'
  const isSigningOut = isBlocked && leavesDrafts(blocker.location)

  // A failure is ignored here: the dialog is loaded again when it is needed.
  useEffect(
    () =>
      unsaved.onGuard(() => {
        for (const question of [leaveQuestion, signOutQuestion]) question.load().catch(() => {})
      }),
    [unsaved],
  )
  const stay = () => blocker.reset?.()
  const Leaving = useLazyComponent(leaveQuestion, isBlocked && !isSigningOut, stay)
  const SigningOut = useLazyComponent(signOutQuestion, isSigningOut, stay)
  if (SigningOut !== null && isSigningOut) {
    return (
      <SigningOut
        signOut={(drafts) => {
          stay()
          const { to, state } = signOutRequest(drafts, blocker.location.search)
          void navigate(to, { state })
        }}
        cancel={stay}
      />
    )
  }
  return Leaving === null ? null : (
    <Leaving isOnDevice={isOnDevice.current} leave={() => blocker.proceed?.()} stay={stay} />
  )
}
