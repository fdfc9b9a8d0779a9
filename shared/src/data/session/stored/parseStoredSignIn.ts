import { isRecord } from '@outcome-studio/shared/domain/base'
import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import type { SignedIn } from '../Session.ts'

/** A stored sign-in. It is unverified: the server verifies the token. */
export interface StoredSignIn {
  readonly session: SignedIn
  /** null if it has expired, or is about to. The sign-in may still be valid: the SDK renews the token. */
  readonly token: string | null
}

/** The expected project and the current time. */
export interface WantedSignIn {
  readonly apiKey: string
  readonly projectId: string
  readonly appName: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Milliseconds for which a token must remain valid, so that it outlasts the first read. */
const MARGIN = 60_000

/**
 * Parses a sign-in that the SDK stored; null if it is invalid or of another project. The SDK's format is undocumented,
 * so any other format is left to the SDK (docs/architecture.md §4).
 */
export function parseStoredSignIn(content: unknown, wanted: WantedSignIn): StoredSignIn | null {
  const user = parseUser(content, wanted)
  if (user === null) return null
  const { uid, email, token } = user
  const claims = payloadOf(token)
  const domain = domainOfEmail(email)
  if (!isRecord(claims) || domain === null) return null
  /** exp in seconds since 1970. */
  const { sub, aud, exp, liveEventsAdmin } = claims
  const isWanted = aud === wanted.projectId && sub === uid
  if (!isWanted || typeof exp !== 'number') return null
  const session = {
    state: 'signedIn',
    uid,
    email,
    domain,
    claims: { toolsAdmin: liveEventsAdmin === true },
  } as const
  return { session, token: exp * 1_000 < wanted.now + MARGIN ? null : token }
}

/** The user of a sign-in that the SDK stored, even if its token has expired; null if there is none. */
export function parseStoredUid(content: unknown, wanted: WantedSignIn): string | null {
  return parseUser(content, wanted)?.uid ?? null
}

function parseUser(
  content: unknown,
  wanted: WantedSignIn,
): { readonly uid: string; readonly email: string; readonly token: string } | null {
  const value = isRecord(content) ? content.value : null
  if (!isRecord(value) || !isRecord(value.stsTokenManager)) return null
  const { uid, email, apiKey, appName } = value
  const token = value.stsTokenManager.accessToken
  if (typeof uid !== 'string' || typeof email !== 'string' || typeof token !== 'string') return null
  return apiKey === wanted.apiKey && appName === wanted.appName ? { uid, email, token } : null
}

/** The claims of a token, unverified; null if it is invalid. */
function payloadOf(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}
