import { Notice } from '@outcome-studio/shared/ui'
import type { FailureKind } from '../core/failureOf.ts'

const TEXTS: Readonly<Record<FailureKind, string>> = {
  offline: 'Messages cannot be loaded while you are offline. They appear once you are connected.',
  tooMany: 'Messages cannot be loaded at the moment. Wait a moment, then reload the page.',
  signIn: 'Your sign-in has expired. Sign in again to see the latest messages.',
  noAccess: 'Your account has no access to Sia at the moment.',
  storageFull: 'Your storage is full. What is stored could not be loaded.',
  server: 'Messages cannot be loaded at the moment. Reload the page to try again.',
}

/** Why messages are missing. */
export function LoadProblem({ failure }: { readonly failure: FailureKind }) {
  return <Notice tone="warning">{TEXTS[failure]}</Notice>
}
