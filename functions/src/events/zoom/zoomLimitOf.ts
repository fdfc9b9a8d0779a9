const DAILY_TYPE = /daily/i
const ISO_TIME = /^\d{4}-\d\d-\d\dT/
/** A limit that ends later than this is one for the day. */
const LONG_MILLISECONDS = 10 * 60_000

/** How Zoom limits requests: https://developers.zoom.us/docs/api/rate-limits */
export interface ZoomLimit {
  /** Milliseconds after which to ask again; null if Zoom does not say. */
  readonly delay: number | null
  /** Whether the limit is one for the day. */
  readonly isDaily: boolean
}

/**
 * Reads Retry-After, which is seconds, an HTTP date, or ISO 8601, and X-RateLimit-*.
 * @param message of the answer's body
 * @param now milliseconds since 1970
 */
export function zoomLimitOf(headers: Headers, message: string, now: number): ZoomLimit {
  const delay = delayOf(headers.get('retry-after'), now) ?? delayOf(headers.get('x-ratelimit-reset'), now)
  const type = headers.get('x-ratelimit-type') ?? ''
  const isDaily =
    DAILY_TYPE.test(type) ||
    (type === '' && DAILY_TYPE.test(message)) ||
    (delay !== null && delay > LONG_MILLISECONDS)
  return { delay, isDaily }
}

function delayOf(value: string | null, now: number): number | null {
  const text = value?.trim() ?? ''
  if (text === '') return null
  if (/^\d{1,9}(\.\d{1,6})?$/.test(text)) return Number(text) * 1000
  const time = ISO_TIME.test(text) || /[A-Z]{3}$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, time - now)
}
