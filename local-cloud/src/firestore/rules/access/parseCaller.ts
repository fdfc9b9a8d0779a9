import { z } from 'zod'
import { RpcError } from '../../../base/RpcError.ts'
import { fromJson } from '../values/fromJson.ts'
import { map, NULL, type RuleValue, string } from '../values/RuleValue.ts'

/** Far longer than a token with the largest allowed claims (1,000 bytes). */
const MAX_TOKEN_LENGTH = 16 * 1024

const headerSchema = z.looseObject({ alg: z.literal('none') })
const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  aud: z.string(),
  exp: z.number(),
  iat: z.number().optional(),
})
type Claims = z.output<typeof claimsSchema>

/**
 * Returns request.auth: uid and token of a signed-in caller, null without a token. Tokens are decoded but not verified,
 * since the emulator's tokens are unsigned.
 * @param authorization the call's Authorization header
 * @param now milliseconds since 1970
 * @throws RpcError UNAUTHENTICATED for a token that is malformed, expired, signed, or of another project
 */
export function parseCaller(projectId: string, authorization: string | undefined, now: number): RuleValue {
  if (authorization === undefined || authorization === '') return NULL
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  if (token === undefined || token.length > MAX_TOKEN_LENGTH) throw unauthenticated('is malformed')
  const [header, payload, signature, ...more] = token.split('.')
  if (signature === undefined || more.length > 0) throw unauthenticated('is malformed')
  if (!headerSchema.safeParse(decode(header)).success || signature !== '') {
    throw unauthenticated('is not one of the local authentication server')
  }
  const claims = claimsSchema.safeParse(decode(payload))
  if (!claims.success) throw unauthenticated('lacks sub, aud or exp')
  if (claims.data.aud !== projectId) throw unauthenticated('belongs to another project')
  if (isExpired(claims.data, now)) throw unauthenticated('has expired')
  return map(
    new Map([
      ['uid', string(claims.data.sub)],
      ['token', fromJson(claims.data)],
    ]),
  )
}

/**
 * Mock tokens of `connectFirestoreEmulator` and @firebase/rules-unit-testing are issued in 1970 unless a test sets a
 * date. They count as undated, not as expired.
 */
function isExpired({ iat, exp }: Claims, now: number): boolean {
  const isUndated = iat === 0 && exp === 3600
  return !isUndated && exp * 1000 <= now
}

function decode(part: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'))
  } catch (cause) {
    throw unauthenticated('is malformed', { cause })
  }
}

function unauthenticated(problem: string, options?: ErrorOptions): RpcError {
  return new RpcError('UNAUTHENTICATED', `The token ${problem}. Sign in again.`, options)
}
