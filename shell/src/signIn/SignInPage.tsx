import { useSession } from '@outcome-studio/shared/data'
import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { Notice, TextLink } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { useLoaders } from '../lazy/LoadersContext.ts'
import { CreateAccount } from './CreateAccount.tsx'
import { DeletedAccountNotice, useDeletedAccount } from './DeletedAccountNotice.tsx'
import { SignInFlowScreen } from './SignInFlowScreen.tsx'

/** Whether this is a local build, defined by the build. */
declare const DEVELOPER_PAGES: boolean

/** The sign-in screen. */
export function SignInPage() {
  const { config } = useEnvironment()
  const { search } = useLocation()
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
    <SignInFlowScreen
      title={`Sign in to ${PRODUCT_NAME}`}
      lead={isDeleted ? '' : 'Welcome back.'}
      screen="signIn"
      action="Sign in"
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
    >
      <p>New here?</p>
      <CreateAccount />
      {DEVELOPER_PAGES && config.emulators && (
        <p>
          <TextLink to={`/dev/token${search}`}>Continue to developer login</TextLink>
        </p>
      )}
    </SignInFlowScreen>
  )
}
