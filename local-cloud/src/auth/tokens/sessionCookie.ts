import type { IdTokenClaims } from './idToken.ts'
import { encodeUnsignedJwt } from './jwt.ts'

/**
 * Creates a session cookie: https://firebase.google.com/docs/auth/admin/manage-cookies
 *
 * @param seconds lifetime
 * @param now milliseconds since 1970
 */
export function createSessionCookie(claims: IdTokenClaims, seconds: number, now: number): string {
  const iat = Math.floor(now / 1000)
  return encodeUnsignedJwt({
    ...claims,
    iss: `https://session.firebase.google.com/${claims.aud}`,
    iat,
    exp: iat + seconds,
  })
}
