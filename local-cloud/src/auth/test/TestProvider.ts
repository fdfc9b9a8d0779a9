import { createHash, createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { readBody } from '../../network/readBody.ts'
import { serveHttp } from '../../network/serveHttp.ts'

/** The person that the test provider signs in. */
export interface TestIdentity {
  readonly sub: string
  readonly email: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** A minimal OpenID Connect provider without pages. It signs in the person that the test sets. */
export interface TestProvider {
  readonly issuer: string
  /** Simulates the browser at the provider. @returns the redirect URL */
  authorize(url: string, identity: TestIdentity): string
  idToken(claims: object, options?: { readonly key?: KeyObject; readonly header?: object }): string
  /** The claims of a valid token. @param rawNonce nonce of the sign-in */
  claims(identity: TestIdentity, rawNonce: string): object
  close(): Promise<void>
}

const TEST_CLIENT = 'example-web'
const KEY_ID = 'current'

interface Grant {
  readonly challenge: string
  readonly redirectUri: string
  readonly nonceHash: string
  readonly identity: TestIdentity
}

export const rsaKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const sha256 = (text: string, encoding: 'hex' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding)

export async function startTestProvider(): Promise<TestProvider> {
  const { privateKey, publicKey } = rsaKeys()
  const grants = new Map<string, Grant>()
  const listener = await serveHttp(0, async (request, response) => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const form = new URLSearchParams(await readBody(request, 10_000))
    if (request.url === '/.well-known/openid-configuration') send(200, configuration())
    else if (request.url === '/jwks') {
      send(200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] })
    } else if (request.url === '/oauth/token') {
      const grant = grants.get(form.get('code') ?? '')
      grants.delete(form.get('code') ?? '')
      const isValid =
        grant?.challenge === sha256(form.get('code_verifier') ?? '', 'base64url') &&
        grant.redirectUri === form.get('redirect_uri') &&
        form.get('client_id') === TEST_CLIENT
      if (!grant || !isValid) return send(400, { error: 'invalid_grant' })
      send(200, { id_token: idToken(claimsOf(grant.identity, grant.nonceHash)), access_token: 'access' })
    } else send(404, {})
  })
  const issuer = `http://localhost:${listener.port}`

  return {
    issuer,
    authorize: (url, identity) => {
      const query = new URL(url).searchParams
      const code = randomUUID()
      const redirectUri = query.get('redirect_uri') ?? ''
      grants.set(code, {
        challenge: query.get('code_challenge') ?? '',
        redirectUri,
        nonceHash: query.get('nonce') ?? '',
        identity,
      })
      return `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
    },
    idToken,
    claims: (identity, rawNonce) => claimsOf(identity, sha256(rawNonce, 'hex')),
    close: () => listener.close(),
  }

  function configuration(): object {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      jwks_uri: `${issuer}/jwks`,
    }
  }

  function claimsOf(identity: TestIdentity, nonce: string): object {
    const iat = Math.floor(Date.now() / 1000)
    return { email_verified: true, ...identity, iss: issuer, aud: TEST_CLIENT, iat, exp: iat + 600, nonce }
  }

  function idToken(claims: object, { key = privateKey, header = {} } = {}): string {
    const content = `${segment({ alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...header })}.${segment(claims)}`
    return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`
  }
}
