import { createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

const KEY_ID = 'key-of-test'
const HOUR = 3_600

interface AppCheckIssuer {
  /** Signs a token of a page of the project. `changed` replaces claims. */
  readonly sign: (changed?: Readonly<Record<string, unknown>>) => string
  /** Signs with a key that is not published. */
  readonly forge: () => string
  /** Connects firebase-admin to the published keys. */
  readonly httpAgent: Agent
  readonly release: () => void
}

/** Issues tokens of App Check as Firebase does, and publishes the key that verifies them. */
export async function startAppCheckIssuer(project: string): Promise<AppCheckIssuer> {
  const published = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const other = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const server = createServer((_request, response) => {
    const key = { ...published.publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const httpAgent = new Agent()
  // The verifier asks a fixed address by https. Every connection leads to the server of the test instead.
  Object.assign(httpAgent, { createConnection: () => connect(port, '127.0.0.1') })

  const tokenOf = (claims: Readonly<Record<string, unknown>>, { privateKey }: typeof published) => {
    const now = Math.floor(Date.now() / 1_000)
    const content = [
      { alg: 'RS256', typ: 'JWT', kid: KEY_ID },
      {
        iss: 'https://firebaseappcheck.googleapis.com/1',
        aud: [`projects/${project}`],
        ...{ sub: 'app', iat: now, exp: now + HOUR, ...claims },
      },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    const text = content.join('.')
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
  }
  return {
    sign: (changed = {}) => tokenOf(changed, published),
    forge: () => tokenOf({}, other),
    httpAgent,
    release: () => {
      httpAgent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
