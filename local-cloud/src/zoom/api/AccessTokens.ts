import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { ZoomError } from '../events/ZoomError.ts'
import type { ZoomConfig } from '../store/ZoomConfig.ts'

const LIFE_SECONDS = 3600

/** Server-to-server tokens. Several are valid at once; a restart ends them all. */
export class AccessTokens {
  readonly #config: ZoomConfig
  readonly #now: () => number
  /** When each expires, in milliseconds since 1970. */
  readonly #expiry = new Map<string, number>()

  constructor(config: ZoomConfig, now: () => number) {
    this.#config = config
    this.#now = now
  }

  /** POST /oauth/token: grants a token for an hour. Parameters stand in the body or in the address. */
  grant({ headers, form, query }: Visit): Reply {
    const { accountId, clientId, clientSecret } = this.#config
    const parameter = (name: string) => form.get(name) ?? query.get(name)
    const given = /^basic (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
    if (!isSame(Buffer.from(given, 'base64').toString(), `${clientId}:${clientSecret}`)) {
      return refusal(401, 'invalid_client', 'Invalid client_id or client_secret')
    }
    if (parameter('grant_type') !== 'account_credentials') {
      return refusal(400, 'unsupported_grant_type', 'unsupported grant type')
    }
    if (parameter('account_id') !== accountId) return refusal(400, 'invalid_request', 'Bad Request')
    const token = randomBytes(32).toString('base64url')
    this.#expiry.set(token, this.#now() + LIFE_SECONDS * 1000)
    return {
      kind: 'json',
      status: 200,
      body: {
        access_token: token,
        token_type: 'bearer',
        expires_in: LIFE_SECONDS,
        scope: 'webinar:read:admin',
      },
    }
  }

  /** @throws ZoomError (401) */
  check({ headers }: Visit): void {
    const token = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
    const expiry = this.#expiry.get(token)
    if (expiry === undefined) throw new ZoomError(401, 124, 'Invalid access token.')
    if (expiry <= this.#now()) throw new ZoomError(401, 124, 'Access token is expired.')
  }

  /** Ends all tokens, as when the app is deactivated. */
  revoke(): void {
    this.#expiry.clear()
  }
}

function refusal(status: number, error: string, reason: string): Reply {
  return { kind: 'json', status, body: { reason, error } }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
