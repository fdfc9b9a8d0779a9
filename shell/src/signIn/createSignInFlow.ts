import {
  completeSignIn,
  isSignInPending,
  runSSOMigrationSync,
  type SignInOutcome,
  type SignInStart,
  startSignIn,
} from '@outcome-studio/shared/data'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { createReadable, type Readable } from '@outcome-studio/shared/feature'

/** State of a redirect sign-in. */
export type SignInFlowState =
  /** No flow is in progress. */
  | { readonly kind: 'idle' }
  /** The browser is about to leave for the identity provider. */
  | { readonly kind: 'leaving'; readonly screen: SignInStart['screen'] }
  /** The identity provider has redirected back; its result is being read. */
  | { readonly kind: 'returning' }
  | { readonly kind: 'failed'; readonly error: unknown }

export interface SignInFlow {
  readonly state: Readable<SignInFlowState>
  /** Leaves for the identity provider. Does nothing while a flow is in progress. */
  start(screen: SignInStart['screen']): Promise<void>
  /** Completes a flow that led back to this page. Call it once at start; it does nothing without a flow. */
  resume(): Promise<void>
}

interface SignInFlowParts {
  readonly report: (error: unknown) => void
  readonly showError: (error: unknown) => void
  /** Replaces the current history entry by a path of the product. */
  readonly goTo: (path: string) => void
  /** Fires `pageshow` when the browser restores the page from its back-forward cache. */
  readonly page: Pick<Window, 'addEventListener'>
  /** Whether the user opened this page by the browser's Back, Forward or Reload. */
  readonly isRevisit: () => boolean
}

const IDLE: SignInFlowState = { kind: 'idle' }

/** Owns the redirect sign-in: leaves for the identity provider and completes the flow on return. */
export function createSignInFlow({ report, showError, goTo, page, isRevisit }: SignInFlowParts): SignInFlow {
  const state = createReadable<SignInFlowState>(isSignInPending() ? { kind: 'returning' } : IDLE)
  const fail = (error: unknown) => {
    report(error)
    state.set({ kind: 'failed', error })
  }

  async function outcomeOf(isRevisited: boolean): Promise<Exclude<SignInOutcome, { kind: 'noResult' }>> {
    const outcome = await completeSignIn()
    if (outcome.kind !== 'noResult') return outcome
    const { redirect } = outcome
    // A user who pressed Back at the provider expects no result.
    if (isRevisited) return { kind: 'cancelled', redirect }
    return { kind: 'failed', redirect, error: new StudioError('cen/sign-in-no-result') }
  }

  async function complete(isRevisited: boolean): Promise<void> {
    const outcome = await outcomeOf(isRevisited)
    // The member record arrives through its listener once the server has created it.
    if (outcome.kind === 'signedIn') void runSSOMigrationSync(undefined, { isNewToken: true })
    if (outcome.kind === 'noRedirect') return state.set(IDLE)
    const { redirect } = outcome
    if (redirect.purpose === 'reauthenticate') {
      state.set(IDLE)
      goTo(redirect.returnTo)
      if (outcome.kind === 'failed') showError(outcome.error)
    } else if (outcome.kind === 'failed') fail(outcome.error)
    else state.set(IDLE)
  }

  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && state.get().kind === 'leaving') void complete(true)
  })

  return {
    state,
    start: async (screen) => {
      if (['leaving', 'returning'].includes(state.get().kind)) return
      state.set({ kind: 'leaving', screen })
      try {
        await startSignIn({ screen })
      } catch (error) {
        fail(error)
      }
    },
    resume: async () => {
      if (state.get().kind === 'returning') await complete(isRevisit())
    },
  }
}
