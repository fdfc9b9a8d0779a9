import { domainOfEmail, isRecord } from '@outcome-studio/shared/domain'
import type { SignedIn } from '../Session.ts'

/** A sign-in as this browser keeps it. Nobody has vouched for it: the server judges the token. */
export interface StoredSignIn {
  readonly session: SignedIn
  readonly token: string
}

/** Which project's sign-in is looked for, and when. */
export interface WantedSignIn {
  readonly apiKey: string
  readonly projectId: string
  readonly appName: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Milliseconds that a token has to be good for still, so that it outlasts the first read. */
const MARGIN = 60_000

/**
 * Reads a sign-in that the SDK keeps; null when it is none, another project's, or its token is near its end. The
 * form of what the SDK writes is not documented, so whatever looks different is left to the SDK.
 */
export function parseStoredSignIn(content: unknown, wanted: WantedSignIn): StoredSignIn | null {
  const value = isRecord(content) ? content.value : null
  if (!isRecord(value) || !isRecord(value.stsTokenManager)) return null
  const { uid, email, apiKey, appName } = value
  const token = value.stsTokenManager.accessToken
  if (typeof uid !== 'string' || typeof email !== 'string' || typeof token !== 'string') return null
  const claims = payloadOf(token)
  const domain = domainOfEmail(email)
  if (!isRecord(claims) || domain === null) return null
  /** exp in seconds since 1970. */
  const { sub, aud, exp, liveEventsAdmin } = claims
  const isWanted =
    apiKey === wanted.apiKey && appName === wanted.appName && aud === wanted.projectId && sub === uid
  if (!isWanted || typeof exp !== 'number' || exp * 1_000 < wanted.now + MARGIN) return null
  const session = {
    state: 'signedIn',
    uid,
    email,
    domain,
    claims: { toolsAdmin: liveEventsAdmin === true },
  } as const
  return { session, token }
}

/** What a token says, unchecked; null when it is none. */
function payloadOf(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}
