import { z } from 'zod'
import { boundedFetch } from '../../network/boundedFetch.ts'
import { ZoomError } from './ZoomError.ts'
import type { ZoomSettings } from './zoomSettings.ts'

const MOST_BYTES = 20_000
const ATTEMPT_MILLISECONDS = 8_000
/** A token is used no longer than until this before it expires. */
const MARGIN_MILLISECONDS = 60_000
const OPERATION = 'POST /oauth/token'

const answerSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** Access tokens of the server-to-server app. */
export interface TokenSource {
  /** The current token, or a new one. Calls at the same time share one request. @throws ZoomError */
  token(): Promise<string>
  /** Forgets a token that Zoom did not accept, unless a newer one is known. */
  reject(token: string): void
}

/**
 * Creates a source of tokens that live for an hour and cannot be renewed. A failed request is not remembered.
 * @param now milliseconds since 1970
 * @see https://developers.zoom.us/docs/internal-apps/s2s-oauth
 */
export function createTokenSource(
  settings: Omit<ZoomSettings, 'hosts'>,
  now: () => number = Date.now,
  fetchFrom: typeof fetch = fetch,
): TokenSource {
  let known: { readonly token: string; readonly until: number } | null = null
  let asking: Promise<string> | null = null

  const ask = async (): Promise<string> => {
    const begin = now()
    const answer = await requestToken(settings, fetchFrom)
    known = {
      token: answer.access_token,
      until: begin + Math.max(answer.expires_in * 1000 - MARGIN_MILLISECONDS, 0),
    }
    return known.token
  }
  return {
    token: async () => {
      if (known !== null && now() < known.until) return known.token
      asking ??= ask().finally(() => {
        asking = null
      })
      return await asking
    },
    reject: (token) => {
      if (known?.token === token) known = null
    },
  }
}

async function requestToken(
  { oauthOrigin, accountId, clientId, clientSecret }: Omit<ZoomSettings, 'hosts'>,
  fetchFrom: typeof fetch,
): Promise<z.infer<typeof answerSchema>> {
  const url = new URL('/oauth/token', oauthOrigin)
  url.search = new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }).toString()
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  let status: number
  let text: string
  try {
    const answer = await boundedFetch(MOST_BYTES, fetchFrom)(url, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      signal: AbortSignal.timeout(ATTEMPT_MILLISECONDS),
    })
    status = answer.status
    text = await answer.text()
  } catch (cause) {
    throw new ZoomError('unreachable', OPERATION, { cause })
  }
  if (status === 429) throw new ZoomError('limited', OPERATION, { status })
  if (status >= 500) throw new ZoomError('unreachable', OPERATION, { status })
  if (status !== 200) throw new ZoomError('unauthorized', OPERATION, { status })
  const read = answerSchema.safeParse(parsed(text))
  if (!read.success) throw new ZoomError('malformed', OPERATION, { status })
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
