import { createContext } from 'react'
import { useRequiredContext } from '../core/useRequiredContext.ts'
import type { SignInFlow } from './createSignInFlow.ts'

export const SignInFlowContext = createContext<SignInFlow | null>(null)

/**
 * The redirect sign-in of this page.
 * @throws Error outside the provider
 */
export const useSignInFlow = (): SignInFlow => useRequiredContext(SignInFlowContext, 'SignInFlow')
