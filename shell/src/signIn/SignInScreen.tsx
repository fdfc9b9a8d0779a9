import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { color, space, TextLink, type } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { CreateAccount } from './CreateAccount.tsx'
import { SignInFlowScreen } from './SignInFlowScreen.tsx'

/** Whether this is a local build, defined by the build. */
declare const DEVELOPER_PAGES: boolean

/** Quieter than what members need. */
const DeveloperLogin = styled.p`
  padding-top: ${space(2)};
  font: ${type.small};

  & > a:not(:hover) {
    color: ${color.textMuted};
  }
`

interface SignInScreenProps {
  /** Whether the page talks to the emulators. In a production build it has no effect. */
  readonly hasDeveloperLogin: boolean
  readonly lead?: string
  readonly notice?: ReactNode
}

/** What the sign-in screen shows. It reads no data, so that a build renders it too (prerendered/renderPages.tsx). */
export function SignInScreen({ hasDeveloperLogin, lead = 'Welcome back.', notice }: SignInScreenProps) {
  const { search } = useLocation()
  return (
    <SignInFlowScreen
      title={`Sign in to ${PRODUCT_NAME}`}
      lead={lead}
      screen="signIn"
      action="Sign in"
      notice={notice}
    >
      <p>New here?</p>
      <CreateAccount />
      {DEVELOPER_PAGES && hasDeveloperLogin && (
        <DeveloperLogin>
          <TextLink to={`/dev/token${search}`}>Continue to developer login</TextLink>
        </DeveloperLogin>
      )}
    </SignInFlowScreen>
  )
}
