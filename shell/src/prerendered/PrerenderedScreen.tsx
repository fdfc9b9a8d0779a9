import { createReadable } from '@outcome-studio/shared/feature'
import { GlobalStyle } from '@outcome-studio/shared/ui'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { ShellPage } from '../areas/routes.ts'
import { SkipLink } from '../focus/SkipLink.tsx'
import { createToasts } from '../host/createToasts.ts'
import { ToastRegion } from '../overlays/ToastRegion.tsx'
import type { SignInFlow, SignInFlowState } from '../signIn/createSignInFlow.ts'
import { SignInFlowContext } from '../signIn/SignInFlowContext.ts'
import { SignInScreen } from '../signIn/SignInScreen.tsx'
import { SignUpPage } from '../signIn/SignUpPage.tsx'

/** The screens that a build renders, as a visitor without a session sees them. */
export const PRERENDERED: Readonly<Partial<Record<ShellPage, ComponentType>>> = {
  signIn: () => <SignInScreen hasDeveloperLogin />,
  signUp: SignUpPage,
}

const NO_FLOW: SignInFlow = {
  state: createReadable<SignInFlowState>({ kind: 'idle' }),
  start: async () => {},
  resume: async () => {},
}

interface PrerenderedScreenProps {
  readonly path: string
  readonly screen: ComponentType
}

/**
 * The elements that RootLayout shows around a screen, without what it needs a browser for. A test compares both: the
 * application adopts the elements only if they are the same.
 */
export function PrerenderedScreen({ path, screen: Screen }: PrerenderedScreenProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <GlobalStyle>
        <SkipLink />
        <SignInFlowContext value={NO_FLOW}>
          <Screen />
        </SignInFlowContext>
        <ToastRegion toasts={createToasts()} />
      </GlobalStyle>
    </MemoryRouter>
  )
}
