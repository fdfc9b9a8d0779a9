import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { boundedFetch } from '../../network/boundedFetch.ts'
import { parseZoomJson } from './parseZoomJson.ts'
import type { TokenSource } from './TokenSource.ts'
import { ZoomError } from './ZoomError.ts'
import { zoomLimitOf } from './zoomLimitOf.ts'

/** A page of 300 registrants with answers to questions is much smaller. */
const MOST_BYTES = 5_000_000
const ATTEMPT_MILLISECONDS = 10_000
const RETRIES = 4
const FIRST_DELAY_MILLISECONDS = 300

/** A request to Zoom. */
export interface ZoomRequest<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path without ids, for errors and the log. */
  readonly operation: string
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** Reads the answer's body; null is an empty one. */
  readonly answer: z.ZodType<Answer>
  /** Whether the request may be sent again after its answer was lost. */
  readonly repeatable: boolean
}

/** Sends requests to Zoom. @throws ZoomError */
export type ZoomClient = <Answer>(request: ZoomRequest<Answer>) => Promise<Answer>

export interface ZoomClientOptions {
  readonly apiOrigin: string
  readonly tokens: TokenSource
  /** Milliseconds since 1970 after which no request is sent and none is waited for. */
  readonly end: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly wait?: (milliseconds: number) => Promise<unknown>
  readonly fetchFrom?: typeof fetch
}

interface Failure {
  readonly error: ZoomError
  /** Milliseconds to wait before the next attempt; null if there is none. */
  readonly delay: number | null
}

const failureSchema = z.object({
  code: z.number().nullable().catch(null),
  message: z.string().catch(''),
  errors: z.array(z.object({ field: z.string() })).catch([]),
})
const NO_FAILURE = { code: null, message: '', errors: [] }

/**
 * Creates a client for one piece of work. After a 429 it waits as long as Zoom asks, if the time is enough. It repeats
 * repeatable requests after a failure, and requests a new token once if Zoom does not accept the current one. The
 * client throws ZoomError.
 */
export function createZoomClient({
  apiOrigin,
  tokens,
  end,
  now = Date.now,
  wait = sleep,
  fetchFrom = fetch,
}: ZoomClientOptions): ZoomClient {
  const send = boundedFetch(MOST_BYTES, fetchFrom)

  const attempt = async <Answer>(request: ZoomRequest<Answer>, token: string, backoff: number) => {
    const { method, operation, path, query = {}, body, answer, repeatable } = request
    const fail = (error: ZoomError, delay: number | null): Failure => ({ error, delay })
    const left = end - now()
    if (left <= 0) return fail(new ZoomError('limited', operation), null)
    const url = new URL(`/v2${path}`, apiOrigin)
    url.search = new URLSearchParams(query).toString()
    let response: Response
    let text: string
    try {
      response = await send(url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(Math.min(ATTEMPT_MILLISECONDS, left)),
      })
      text = await response.text()
    } catch (cause) {
      return fail(new ZoomError('unreachable', operation, { cause }), repeatable ? backoff : null)
    }
    const { status, headers, ok } = response
    const parsed = jsonOf(text)
    if (ok) {
      const read = answer.safeParse(parsed === undefined ? null : parsed)
      if (parsed !== undefined && read.success) return { answer: read.data }
      return fail(new ZoomError('malformed', operation, { status }), repeatable ? backoff : null)
    }
    const { code, message, errors } = failureSchema.safeParse(parsed).data ?? NO_FAILURE
    if (status === 429) {
      const limit = zoomLimitOf(headers, message, now())
      if (limit.isDaily) return fail(new ZoomError('limitedToday', operation, { status, code }), null)
      return fail(new ZoomError('limited', operation, { status, code }), limit.delay ?? backoff)
    }
    if (status >= 500) {
      return fail(new ZoomError('unreachable', operation, { status, code }), repeatable ? backoff : null)
    }
    const fields = errors.map(({ field }) => field)
    const kind = status === 401 ? 'unauthorized' : 'refused'
    return fail(new ZoomError(kind, operation, { status, code, message, fields }), null)
  }

  return async (request) => {
    let hasNewToken = false
    for (let retries = 0; ; retries += 1) {
      const backoff = FIRST_DELAY_MILLISECONDS * 2 ** retries
      let outcome: Failure | { readonly answer: z.infer<typeof request.answer> }
      try {
        const token = await tokens.token()
        outcome = await attempt(request, token, backoff)
        if ('error' in outcome && outcome.error.kind === 'unauthorized' && !hasNewToken) {
          hasNewToken = true
          tokens.reject(token)
          continue
        }
      } catch (error) {
        if (!(error instanceof ZoomError)) throw error
        const isTransient = error.kind === 'unreachable' || error.kind === 'limited'
        // Without a token the request was not sent.
        const notSent = new ZoomError(isTransient ? 'limited' : error.kind, request.operation, {
          status: error.status,
          cause: error,
        })
        outcome = { error: notSent, delay: isTransient ? backoff : null }
      }
      if ('answer' in outcome) return outcome.answer
      const { error, delay } = outcome
      if (delay === null || retries >= RETRIES || now() + delay >= end) throw error
      await wait(delay)
    }
  }
}

/** The parsed body; undefined if it is not JSON, null if it is empty. */
function jsonOf(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return parseZoomJson(text)
  } catch {
    return undefined
  }
}
