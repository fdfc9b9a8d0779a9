import { isRecord } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { REDIRECT_SIGN_IN, storedJson, type WebStorage } from '@outcome-studio/shared/storage'

/** A redirect sign-in under way: why the user is at the identity provider. */
export type RedirectSignIn =
  | { readonly purpose: 'signIn' | 'signUp' }
  | {
      readonly purpose: 'reauthenticate'
      /** The user who has to sign in again. */
      readonly uid: string
      /** Path of this product to return to. */
      readonly returnTo: string
    }

/** Result of a redirect sign-in. */
export type SignInOutcome =
  /** No redirect sign-in was under way. */
  | { readonly kind: 'noRedirect' }
  /** The user went back at the identity provider, or signed out in another tab, which is no error. */
  | { readonly kind: 'cancelled'; readonly redirect: RedirectSignIn }
  /** The page opened without a result: the user never reached the provider, or the browser kept the result from us. */
  | { readonly kind: 'noResult'; readonly redirect: RedirectSignIn }
  | { readonly kind: 'signedIn'; readonly redirect: RedirectSignIn }
  | { readonly kind: 'failed'; readonly redirect: RedirectSignIn; readonly error: Error }

const stored = (storage: WebStorage) => storedJson(storage, REDIRECT_SIGN_IN, redirectFrom)

/**
 * Records in this tab that a user is at the identity provider, so that other pages skip reading a result.
 * @throws StudioError cen/storage-blocked, because no result could be read either
 */
export function storeRedirect(redirect: RedirectSignIn, storage: WebStorage = globalThis): void {
  const result = stored(storage).set(redirect)
  if (!result.isStored) throw new StudioError('cen/storage-blocked', { cause: result.cause })
}

/** The redirect sign-in under way in this tab; null if there is none or storage is blocked. */
export function readRedirect(storage: WebStorage = globalThis): RedirectSignIn | null {
  return stored(storage).get()
}

/** Forgets the redirect sign-in of this tab. */
export function clearRedirect(storage: WebStorage = globalThis): void {
  stored(storage).remove()
}

function redirectFrom(value: unknown): RedirectSignIn | null {
  if (!isRecord(value)) return null
  const { purpose, uid, returnTo } = value
  if (purpose === 'signIn' || purpose === 'signUp') return { purpose }
  const isWhole = purpose === 'reauthenticate' && typeof uid === 'string' && typeof returnTo === 'string'
  return isWhole ? { purpose, uid, returnTo } : null
}
