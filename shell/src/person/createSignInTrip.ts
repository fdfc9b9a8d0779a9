import {
  completeSignIn,
  isSignInPending,
  runSSOMigrationSync,
  type SignInStart,
  startSignIn,
} from '@outcome-studio/shared/data'
import { createReadable, type Readable } from '@outcome-studio/shared/feature'

/** Where a person is on the way to the identity provider and back. */
export type TripState =
  | { readonly kind: 'home' }
  /** The page is about to go. */
  | { readonly kind: 'leaving' }
  /** The page was opened by coming back; it is being found out how it went. */
  | { readonly kind: 'returning' }
  | { readonly kind: 'failed'; readonly error: unknown }

export interface SignInTrip {
  readonly state: Readable<TripState>
  /** Leaves for the identity provider; a second call while one is under way does nothing. */
  begin(screen: SignInStart['screen']): Promise<void>
  /** Takes what a trip has brought. To be called once the page stands; without a trip it does nothing. */
  comeBack(): Promise<void>
}

interface TripParts {
  readonly report: (error: unknown) => void
  readonly showError: (error: unknown) => void
  /** Goes to a path of the product in place of the present one. */
  readonly goTo: (path: string) => void
  /** Where the browser announces that it shows the page again as it was left. */
  readonly page: Pick<Window, 'addEventListener'>
}

const HOME: TripState = { kind: 'home' }

/** Takes people to the identity provider and back: the one owner of what the screens say of it. */
export function createSignInTrip({ report, showError, goTo, page }: TripParts): SignInTrip {
  const state = createReadable<TripState>(isSignInPending() ? { kind: 'returning' } : HOME)
  const fail = (error: unknown) => {
    report(error)
    state.set({ kind: 'failed', error })
  }

  async function takeOutcome(): Promise<void> {
    const outcome = await completeSignIn()
    // The person's record appears by itself once the server has made it.
    if (outcome.kind === 'signedIn') void runSSOMigrationSync()
    if (outcome.kind === 'noTrip') return state.set(HOME)
    const { trip } = outcome
    if (trip.purpose === 'reauthenticate') {
      state.set(HOME)
      goTo(trip.returnTo)
      if (outcome.kind === 'failed') showError(outcome.error)
    } else if (outcome.kind === 'failed') fail(outcome.error)
    else state.set(HOME)
  }

  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && state.get().kind === 'leaving') void takeOutcome()
  })

  return {
    state,
    begin: async (screen) => {
      if (['leaving', 'returning'].includes(state.get().kind)) return
      state.set({ kind: 'leaving' })
      try {
        await startSignIn({ screen })
      } catch (error) {
        fail(error)
      }
    },
    comeBack: async () => {
      if (state.get().kind === 'returning') await takeOutcome()
    },
  }
}
