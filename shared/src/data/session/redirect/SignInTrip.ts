import {
  isRecord,
  REDIRECT_SIGN_IN,
  StudioError,
  storedJson,
  type WebStorage,
} from '@outcome-studio/shared/domain'

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

const stored = (storage: WebStorage) => storedJson(storage, REDIRECT_SIGN_IN, tripFrom)

/**
 * Remembers in this tab that a user is at the identity provider, so that other pages need not look for an answer.
 * @throws StudioError cen/storage-blocked, where no answer could be read either
 */
export function keepTrip(trip: SignInTrip, storage: WebStorage = globalThis): void {
  const result = stored(storage).set(trip)
  if (!result.isStored) throw new StudioError('cen/storage-blocked', { cause: result.cause })
}

/** The redirect sign-in under way in this tab; null without one, or where storage is blocked. */
export function readTrip(storage: WebStorage = globalThis): SignInTrip | null {
  return stored(storage).get()
}

export function forgetTrip(storage: WebStorage = globalThis): void {
  stored(storage).remove()
}

function tripFrom(value: unknown): SignInTrip | null {
  if (!isRecord(value)) return null
  const { purpose, uid, returnTo } = value
  if (purpose === 'signIn' || purpose === 'signUp') return { purpose }
  const isWhole = purpose === 'reauthenticate' && typeof uid === 'string' && typeof returnTo === 'string'
  return isWhole ? { purpose, uid, returnTo } : null
}
