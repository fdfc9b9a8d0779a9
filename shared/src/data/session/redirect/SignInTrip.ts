import { isRecord, StudioError } from '@outcome-studio/shared/domain'

/** Why a person was sent to the identity provider. */
export type SignInTrip =
  | { readonly purpose: 'signIn' | 'signUp' }
  | {
      readonly purpose: 'reauthenticate'
      /** Who is to prove who they are. */
      readonly uid: string
      /** Path of this product to go on at. */
      readonly returnTo: string
    }

const KEY = 'outcome-studio:sign-in-trip'

/**
 * Remembers in this tab that a person is at the identity provider, so that other pages need not look for an answer.
 * @throws StudioError cen/storage-blocked, where no answer could be taken either
 */
export function keepTrip(trip: SignInTrip, storage: () => Storage = () => sessionStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify(trip))
  } catch (cause) {
    throw new StudioError('cen/storage-blocked', { cause })
  }
}

/** The trip under way in this tab; null when there is none, or storage is blocked, where none could begin. */
export function readTrip(storage: () => Storage = () => sessionStorage): SignInTrip | null {
  try {
    return tripFrom(JSON.parse(storage().getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

export function forgetTrip(storage: () => Storage = () => sessionStorage): void {
  try {
    storage().removeItem(KEY)
  } catch {
    // What cannot be reached was never kept.
  }
}

function tripFrom(stored: unknown): SignInTrip | null {
  if (!isRecord(stored)) return null
  const { purpose, uid, returnTo } = stored
  if (purpose === 'signIn' || purpose === 'signUp') return { purpose }
  const isWhole = purpose === 'reauthenticate' && typeof uid === 'string' && typeof returnTo === 'string'
  return isWhole ? { purpose, uid, returnTo } : null
}
