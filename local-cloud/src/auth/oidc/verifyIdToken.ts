import { createHash, createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { IdentityClaims } from './IdentityClaims.ts'
import { UntrustedTokenError } from './UntrustedTokenError.ts'

const Header = z.object({ alg: z.literal('RS256'), kid: z.string().optional() })

/** A provider's published keys (RFC 7517), with the fields needed to verify an RS256 signature. */
export const KeySet = z.object({
  keys: z.array(
    z.looseObject({
      kty: z.string(),
      kid: z.string().optional(),
      use: z.string().optional(),
    }),
  ),
})
export type KeySet = Readonly<z.infer<typeof KeySet>>

export interface Expected {
  readonly issuer: string
  readonly clientId: string
  readonly keySet: KeySet
  /** The raw nonce of the sign-in. The token carries its hash, so that a stolen token alone is useless. */
  readonly rawNonce: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Hashes a raw nonce for the provider: https://firebase.google.com/docs/reference/js/auth.oauthcredentialoptions */
export function hashNonce(rawNonce: string): string {
  return createHash('sha256').update(rawNonce).digest('hex')
}

/**
 * Verifies an ID token: issued by this provider for this client and nonce, and not expired.
 *
 * @throws UntrustedTokenError that names the invalid part
 */
export function verifyIdToken(token: string, expected: Expected): IdentityClaims {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  if (more.length > 0) throw new UntrustedTokenError('form')
  const { kid } = read(Header, head, 'algorithm')
  if (!isSigned(`${head}.${body}`, signature, kid, expected.keySet))
    throw new UntrustedTokenError('signature')
  const claims = read(IdentityClaims, body, 'claims')
  if (claims.iss !== expected.issuer) throw new UntrustedTokenError('issuer')
  if (!isFor(expected.clientId, claims)) throw new UntrustedTokenError('audience')
  if (claims.exp * 1000 <= expected.now) throw new UntrustedTokenError('expiry')
  if (claims.nonce === undefined || claims.nonce !== hashNonce(expected.rawNonce)) {
    throw new UntrustedTokenError('nonce')
  }
  return claims
}

function isSigned(content: string, signature: string, kid: string | undefined, { keys }: KeySet): boolean {
  return keys
    .filter((key) => key.kty === 'RSA' && key.use !== 'enc' && (kid === undefined || key.kid === kid))
    .some((key) => verifies(content, signature, key))
}

function verifies(content: string, signature: string, key: KeySet['keys'][number]): boolean {
  try {
    const publicKey = createPublicKey({ key, format: 'jwk' })
    return verify('RSA-SHA256', Buffer.from(content), publicKey, Buffer.from(signature, 'base64url'))
  } catch {
    // An unreadable key verifies nothing. Another key of the set may.
    return false
  }
}

/** With several audiences, `azp` names the one that the token was issued to. */
function isFor(clientId: string, { aud, azp }: IdentityClaims): boolean {
  if (azp !== undefined && azp !== clientId) return false
  if (typeof aud === 'string') return aud === clientId
  return aud.includes(clientId) && (aud.length === 1 || azp === clientId)
}

function read<Schema extends z.ZodType>(schema: Schema, segment: string, part: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(segment, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new UntrustedTokenError(part, { cause })
  }
}
