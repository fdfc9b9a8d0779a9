import { useSession } from '@outcome-studio/shared/data'
import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { Notice, TextLink } from '@outcome-studio/shared/ui'
import { useLocation } from 'react-router-dom'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { CreateAccount } from './CreateAccount.tsx'
import { SignInFlowScreen } from './SignInFlowScreen.tsx'

/** Whether this is a local build, defined by the build. */
declare const DEVELOPER_PAGES: boolean

/** The sign-in screen. */
export function SignInPage() {
  const { config } = useEnvironment()
  const { search } = useLocation()
  const session = useSession()
  const isStorageSilent = session?.state === 'signedOut' && session.isStorageSilent === true
  const hasEnded = session?.state === 'signedOut' && session.hasEnded === true
  return (
    <SignInFlowScreen
      title={`Sign in to ${PRODUCT_NAME}`}
      lead="Welcome back."
      screen="signIn"
      action="Sign in"
      notice={
        isStorageSilent ? (
          <Notice tone="warning">
            This browser’s storage does not respond, so we can’t see whether you are signed in. Sign in again.
            If this repeats, close all windows of the browser and open it again.
          </Notice>
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
