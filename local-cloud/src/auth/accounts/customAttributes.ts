import { z } from 'zod'
import { AuthError } from './AuthError.ts'

/** Names reserved by OIDC or Firebase: https://firebase.google.com/docs/auth/admin/custom-claims */
const RESERVED = new Set([
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'c_hash',
  'cnf',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'sub',
  'user_id',
])
const MAX_CHARACTERS = 1000
const Claims = z.record(z.string(), z.unknown())
export type Claims = Readonly<z.infer<typeof Claims>>

/**
 * @param text JSON object of custom claims
 * @throws AuthError INVALID_CLAIMS, CLAIMS_TOO_LARGE or FORBIDDEN_CLAIM
 */
export function parseCustomAttributes(text: string): Claims {
  if (text.length > MAX_CHARACTERS) throw new AuthError('CLAIMS_TOO_LARGE')
  let claims: Claims
  try {
    claims = Claims.parse(JSON.parse(text))
  } catch (error) {
    throw new AuthError('INVALID_CLAIMS', 400, undefined, { cause: error })
  }
  rejectReservedClaims(claims)
  return claims
}

/** @throws AuthError FORBIDDEN_CLAIM */
export function rejectReservedClaims(claims: Claims): void {
  const reserved = Object.keys(claims).find((name) => RESERVED.has(name))
  if (reserved !== undefined) throw new AuthError(`FORBIDDEN_CLAIM : ${reserved}`)
}
