import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const Row = z.object({ private_key: z.string() })
const PublicJwk = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })

/** The provider's key for signing tokens. */
export class SigningKey {
  /** The public key as a JSON Web Key (RFC 7517). */
  readonly publicJwk: Readonly<Record<string, string>>
  readonly #privateKey: KeyObject
  readonly #kid: string

  private constructor(privateKey: KeyObject) {
    const jwk = PublicJwk.parse(createPublicKey(privateKey).export({ format: 'jwk' }))
    this.#privateKey = privateKey
    this.#kid = thumbprint(jwk)
    this.publicJwk = { ...jwk, kid: this.#kid, use: 'sig', alg: 'RS256' }
  }

  /** Reads the key of the data folder, and creates it at the first start. */
  static of(database: DatabaseSync): SigningKey {
    const row = database.prepare('SELECT private_key FROM signing_keys').get()
    if (row !== undefined) return new SigningKey(createPrivateKey(Row.parse(row).private_key))
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const key = new SigningKey(privateKey)
    database
      .prepare('INSERT INTO signing_keys (kid, private_key) VALUES (?, ?)')
      .run(key.#kid, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    return key
  }

  /** Signs a JSON Web Token (RFC 7519, RS256). */
  sign(claims: object): string {
    const header = { alg: 'RS256', typ: 'JWT', kid: this.#kid }
    const content = [header, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), this.#privateKey).toString('base64url')}`
  }
}

/** RFC 7638: the id is a digest of the key. */
function thumbprint({ e, kty, n }: z.infer<typeof PublicJwk>): string {
  return createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url')
}
