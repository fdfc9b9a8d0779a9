import { createContext } from 'react'
import { useRequiredContext } from '../core/useRequiredContext.ts'
import type { SignInFlow } from './createSignInFlow.ts'

export const SignInFlowContext = createContext<SignInFlow | null>(null)

export const useSignInFlow = (): SignInFlow => useRequiredContext(SignInFlowContext, 'SignInFlow')
