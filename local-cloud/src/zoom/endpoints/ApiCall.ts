import { z } from 'zod'
import type { Zoom } from '../events/Zoom.ts'
import { eventGone, ZoomError } from '../events/ZoomError.ts'
import type { EventKind, ZoomEvent } from '../store/records.ts'

/** One authorized request of the API. */
export interface ApiCall {
  readonly zoom: Zoom
  /** The variable parts of the path, in order. */
  readonly ids: readonly string[]
  readonly query: URLSearchParams
  /** JSON of the request. */
  readonly body: unknown
}

export interface ApiAnswer {
  readonly status: number
  /** undefined for an empty answer. */
  readonly body?: object
}

/** Carries out one kind of request. @throws ZoomError */
export type ApiEndpoint = (call: ApiCall) => ApiAnswer

/** The event that a path names. @throws ZoomError */
export function eventOf({ zoom, ids }: ApiCall, type: EventKind): ZoomEvent {
  const id = ids[0] ?? ''
  const event = zoom.store.findEvent(id)
  if (event?.type !== type || event.state === 'deleted') throw eventGone(type, id)
  return event
}

const Paging = z.object({
  page_size: z.coerce.number().int().min(1).max(300).default(30),
  next_page_token: z.string().default(''),
})
const Token = z.object({ after: z.number(), until: z.number() })
const TOKEN_MS = 15 * 60_000

/** What a list is asked for. */
export interface PageRequest {
  readonly size: number
  /** `sequence` after which the page starts. */
  readonly after: number
}

/** @throws ZoomError for a page size above 300, or a token that is older than 15 minutes */
export function pageRequestOf({ zoom, query }: ApiCall): PageRequest {
  const paging = Paging.safeParse(Object.fromEntries(query))
  if (!paging.success) throw new ZoomError(400, 300, 'The value of page_size must be from 1 to 300.')
  const { page_size: size, next_page_token: token } = paging.data
  if (token === '') return { size, after: 0 }
  try {
    const { after, until } = Token.parse(JSON.parse(Buffer.from(token, 'base64url').toString()))
    if (zoom.now() < until) return { size, after }
  } catch {
    // As one that has expired.
  }
  throw new ZoomError(400, 300, 'The next page token is invalid or expired.')
}

/**
 * The fields about pages that every list has.
 *
 * @param found one more than the page's size, if there are more
 */
export function pageOf<Listed extends { readonly sequence: number }>(
  { zoom }: ApiCall,
  { size }: PageRequest,
  found: readonly Listed[],
  total: number,
): { readonly items: readonly Listed[]; readonly fields: object } {
  const items = found.slice(0, size)
  const last = items[items.length - 1]
  const hasMore = found.length > size && last !== undefined
  const token = hasMore ? { after: last.sequence, until: zoom.now() + TOKEN_MS } : undefined
  return {
    items,
    fields: {
      page_size: size,
      page_count: Math.max(1, Math.ceil(total / size)),
      total_records: total,
      next_page_token: token ? Buffer.from(JSON.stringify(token)).toString('base64url') : '',
    },
  }
}
