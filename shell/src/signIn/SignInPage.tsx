import { useSession } from '@outcome-studio/shared/data'
import { Notice } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { useLoaders } from '../lazy/LoadersContext.ts'
import { DeletedAccountNotice, useDeletedAccount } from './DeletedAccountNotice.tsx'
import { SignInScreen } from './SignInScreen.tsx'

/** The sign-in screen, with what this browser knows of the last session. */
export function SignInPage() {
  const { config } = useEnvironment()
  const session = useSession()
  const { reloadOnce } = useLoaders()
  const storage = session?.state === 'signedOut' ? session.storage : undefined
  const isDeleted = useDeletedAccount()
  const hasEnded = session?.state === 'signedOut' && session.hasEnded === true
  // The stored sign-in can be read now.
  useEffect(() => {
    if (storage === 'late') reloadOnce('The storage of the browser responded late.')
  }, [storage, reloadOnce])
  return (
    <SignInScreen
      hasDeveloperLogin={config.emulators !== null}
      {...(isDeleted && { lead: '' })}
      notice={
        storage !== undefined ? (
          <Notice tone="warning">
            This browser’s storage does not respond, so we can’t see whether you are signed in. Sign in again.
            If this repeats, close all windows of the browser and open it again.
          </Notice>
        ) : isDeleted ? (
          <DeletedAccountNotice />
        ) : (
          hasEnded && <Notice>Your session has ended. Sign in again to continue where you left off.</Notice>
        )
      }
    />
  )
}
