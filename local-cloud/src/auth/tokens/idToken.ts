import { z } from 'zod'
import type { Account } from '../accounts/Account.ts'
import { AuthError } from '../accounts/AuthError.ts'
import { parseCustomAttributes } from '../accounts/customAttributes.ts'
import { decodeJwt, encodeUnsignedJwt } from './jwt.ts'
import { SignIn } from './SignIn.ts'

export const ID_TOKEN_SECONDS = 3600

const IdTokenClaims = z.looseObject({
  iss: z.string(),
  aud: z.string().min(1),
  sub: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  firebase: z.looseObject({ sign_in_provider: SignIn.shape.provider }),
})
export type IdTokenClaims = Readonly<z.infer<typeof IdTokenClaims>>

/**
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens lists the claims.
 *
 * @param now milliseconds since 1970
 */
export function createIdToken(projectId: string, account: Account, signIn: SignIn, now: number): string {
  const issuedAt = Math.floor(now / 1000)
  const { email, phoneNumber, displayName, photoUrl } = account
  return encodeUnsignedJwt({
    ...(account.customAttributes === undefined ? {} : parseCustomAttributes(account.customAttributes)),
    ...signIn.claims,
    ...(displayName === undefined ? {} : { name: displayName }),
    ...(photoUrl === undefined ? {} : { picture: photoUrl }),
    ...(email === undefined ? {} : { email, email_verified: account.emailVerified }),
    ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
    ...(signIn.provider === 'anonymous' ? { provider_id: 'anonymous' } : {}),
    iss: issuer(projectId),
    aud: projectId,
    sub: account.localId,
    user_id: account.localId,
    auth_time: signIn.authTime,
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_SECONDS,
    firebase: { identities: identities(account), sign_in_provider: signIn.provider },
  })
}

/**
 * @param now milliseconds since 1970
 * @throws AuthError INVALID_ID_TOKEN when malformed, of another issuer or expired
 */
export function readIdToken(token: string, now: number): IdTokenClaims {
  const claims = IdTokenClaims.safeParse(decodeJwt(token))
  if (!claims.success || claims.data.iss !== issuer(claims.data.aud) || claims.data.exp * 1000 <= now) {
    throw new AuthError('INVALID_ID_TOKEN')
  }
  return claims.data
}

function issuer(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`
}

function identities(account: Account): Readonly<Record<string, readonly string[]>> {
  return {
    ...(account.email === undefined ? {} : { email: [account.email] }),
    ...(account.phoneNumber === undefined ? {} : { phone: [account.phoneNumber] }),
    ...Object.fromEntries(account.linkedProviders.map(({ providerId, rawId }) => [providerId, [rawId]])),
  }
}
