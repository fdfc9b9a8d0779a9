import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { TextLink } from '@outcome-studio/shared/ui'
import { useLocation } from 'react-router-dom'
import { SignInFlowScreen } from './SignInFlowScreen.tsx'

/** The sign-up screen. */
export function SignUpPage() {
  const { search } = useLocation()
  return (
    <SignInFlowScreen
      title={`Create your ${PRODUCT_NAME} account`}
      lead="It takes an email address and a password."
      screen="signUp"
      action="Create an account"
    >
      <p>
        Have an account already? <TextLink to={`/auth/signin${search}`}>Sign in</TextLink>
      </p>
    </SignInFlowScreen>
  )
}
