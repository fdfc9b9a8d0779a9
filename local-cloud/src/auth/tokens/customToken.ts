import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { type Claims, rejectReservedClaims } from '../accounts/customAttributes.ts'
import { decodeJwt, encodeUnsignedJwt } from './jwt.ts'

/** Audience of all custom tokens: https://firebase.google.com/docs/auth/admin/create-custom-tokens */
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const SIGNER = 'firebase-auth-emulator@example.com'
const SECONDS = 3600

const Content = z.object({
  uid: z.string().optional(),
  user_id: z.string().optional(),
  claims: z.record(z.string(), z.unknown()).default({}),
})
const Signed = Content.extend({ aud: z.literal(AUDIENCE), exp: z.number().optional() })

export interface CustomToken {
  readonly localId: string
  readonly claims: Claims
}

/** @param now milliseconds since 1970 */
export function createCustomToken(uid: string, now: number): string {
  const iat = Math.floor(now / 1000)
  return encodeUnsignedJwt({ iss: SIGNER, sub: SIGNER, aud: AUDIENCE, uid, iat, exp: iat + SECONDS })
}

/**
 * Reads a custom token of the admin SDK, signed or not. Also reads the emulator's JSON form
 * (`{"uid":"…","claims":{…}}`).
 *
 * @param now milliseconds since 1970
 * @throws AuthError INVALID_CUSTOM_TOKEN, MISSING_IDENTIFIER or FORBIDDEN_CLAIM
 */
export function readCustomToken(token: string, now: number): CustomToken {
  const content = token.trimStart().startsWith('{') ? readJson(token) : readJwt(token, now)
  const localId = content.uid ?? content.user_id ?? ''
  if (localId === '') throw new AuthError('MISSING_IDENTIFIER')
  if (localId.length > 128)
    throw new AuthError('INVALID_CUSTOM_TOKEN : The uid is longer than 128 characters.')
  rejectReservedClaims(content.claims)
  return { localId, claims: content.claims }
}

function readJson(text: string): z.infer<typeof Content> {
  try {
    return Content.parse(JSON.parse(text))
  } catch (error) {
    throw new AuthError('INVALID_CUSTOM_TOKEN : The JSON form of the token is malformed.', 400, undefined, {
      cause: error,
    })
  }
}

function readJwt(token: string, now: number): z.infer<typeof Content> {
  const content = Signed.safeParse(decodeJwt(token))
  if (!content.success) throw new AuthError('INVALID_CUSTOM_TOKEN : Invalid assertion format.')
  if (content.data.exp !== undefined && content.data.exp * 1000 <= now) {
    throw new AuthError('INVALID_CUSTOM_TOKEN : The token has expired.')
  }
  return content.data
}
