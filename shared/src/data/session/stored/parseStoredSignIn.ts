import { domainOfEmail } from '@outcome-studio/shared/domain'
import * as z from 'zod/mini'
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

/** What the SDK writes; its form is not documented, so whatever looks different is left to the SDK. */
const storedSchema = z.object({
  value: z.object({
    uid: z.string(),
    email: z.string(),
    apiKey: z.string(),
    appName: z.string(),
    stsTokenManager: z.object({ accessToken: z.string() }),
  }),
})

/** exp in seconds since 1970. */
const tokenSchema = z.object({
  sub: z.string(),
  aud: z.string(),
  exp: z.number(),
  liveEventsAdmin: z.optional(z.unknown()),
})

/** Reads a sign-in that the SDK keeps; null when it is none, another project's, or its token is near its end. */
export function parseStoredSignIn(
  content: unknown,
  { apiKey, projectId, appName, now }: WantedSignIn,
): StoredSignIn | null {
  const stored = storedSchema.safeParse(content)
  if (!stored.success) return null
  const { uid, email, stsTokenManager, ...place } = stored.data.value
  const token = stsTokenManager.accessToken
  const claims = tokenSchema.safeParse(payloadOf(token))
  const domain = domainOfEmail(email)
  if (!claims.success || domain === null) return null
  const { sub, aud, exp, liveEventsAdmin } = claims.data
  const isWanted = place.apiKey === apiKey && place.appName === appName && aud === projectId && sub === uid
  if (!isWanted || exp * 1_000 < now + MARGIN) return null
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
