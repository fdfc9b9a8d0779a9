import type { Account } from '../accounts/Account.ts'
import { AuthError } from '../accounts/AuthError.ts'
import { createIdToken, ID_TOKEN_SECONDS, type IdTokenClaims, readIdToken } from '../tokens/idToken.ts'
import { createRefreshToken } from '../tokens/refreshToken.ts'
import type { SignIn } from '../tokens/SignIn.ts'
import type { Call } from './Operation.ts'

export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresIn: string
}

/** Records the sign-in on the account and issues its tokens. */
export function startSession(
  call: Call,
  account: Account,
  provider: SignIn['provider'],
  claims: SignIn['claims'] = {},
): Tokens {
  if (account.disabled) throw new AuthError('USER_DISABLED')
  const seen = { ...account, lastLoginAt: call.now, lastRefreshAt: call.now }
  call.accounts.save(call.projectId, seen)
  return issueTokens(call, seen, { provider, claims, authTime: Math.floor(call.now / 1000) })
}

export function issueTokens(call: Call, account: Account, signIn: SignIn): Tokens {
  return {
    idToken: createIdToken(call.projectId, account, signIn, call.now),
    refreshToken: createRefreshToken({ projectId: call.projectId, localId: account.localId, signIn }),
    expiresIn: String(ID_TOKEN_SECONDS),
  }
}

/**
 * The account and sign-in of an ID token. The token names its project; an API key does not.
 *
 * @throws AuthError INVALID_ID_TOKEN, USER_NOT_FOUND, USER_DISABLED, or TOKEN_EXPIRED after a revocation
 */
export function authenticate(
  call: Call,
  idToken: string,
): { readonly call: Call; readonly account: Account; readonly claims: IdTokenClaims } {
  const claims = readIdToken(idToken, call.now)
  const account = call.accounts.find(claims.aud, claims.sub)
  if (!account) throw new AuthError('USER_NOT_FOUND')
  if (account.disabled) throw new AuthError('USER_DISABLED')
  if (claims.iat < account.validSince) throw new AuthError('TOKEN_EXPIRED')
  return { call: { ...call, projectId: claims.aud }, account, claims }
}
