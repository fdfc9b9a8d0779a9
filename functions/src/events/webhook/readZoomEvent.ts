import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseZoomJson } from '../zoom/parseZoomJson.ts'

/** An older event may be a replay. */
const OLDEST_MILLISECONDS = 5 * 60_000

const id = z.union([z.string(), z.number()]).transform(String)

const eventSchema = z.object({
  event: z.string(),
  event_ts: z.number().catch(0),
  payload: z
    .object({
      plainToken: z.string().optional(),
      object: z
        .object({
          id: id.optional(),
          start_time: z.string().catch(''),
          registrant: z.object({ id: id.catch(''), email: z.string().catch('') }).optional(),
        })
        .optional(),
    })
    .catch({}),
})

/** An event that Zoom has signed. */
export type ZoomWebhookEvent = Readonly<z.infer<typeof eventSchema>>

/** The signed content, and the secret that signed it. */
export interface SignedEvent {
  readonly secret: string
  /** null if this is no event that is known. */
  readonly event: ZoomWebhookEvent | null
}

/**
 * Reads an event of Zoom from the bytes that it signed.
 * @param signature header x-zm-signature
 * @param timestamp header x-zm-request-timestamp, in seconds
 * @param secrets that may have signed it; several while a secret is rotated
 * @param now milliseconds since 1970
 * @returns null if none of them did, or if it is older than five minutes
 * @see https://developers.zoom.us/docs/api/webhooks/#verify-with-zooms-header
 */
export function readZoomEvent(
  body: Buffer,
  { signature = '', timestamp = '' }: { readonly signature?: string; readonly timestamp?: string },
  secrets: readonly string[],
  now: number,
): SignedEvent | null {
  if (!/^\d{1,13}$/.test(timestamp)) return null
  if (Math.abs(now - Number(timestamp) * 1000) > OLDEST_MILLISECONDS) return null
  const given = Buffer.from(signature)
  for (const secret of secrets) {
    const hash = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest('hex')
    const expected = Buffer.from(`v0=${hash}`)
    if (given.length === expected.length && timingSafeEqual(given, expected)) {
      return { secret, event: eventSchema.safeParse(jsonOf(body)).data ?? null }
    }
  }
  return null
}

/** What Zoom expects as the answer to endpoint.url_validation. */
export const validationAnswer = (plainToken: string, secret: string) => ({
  plainToken,
  encryptedToken: createHmac('sha256', secret).update(plainToken).digest('hex'),
})

function jsonOf(body: Buffer): unknown {
  try {
    return parseZoomJson(body.toString('utf8'))
  } catch {
    return null
  }
}
