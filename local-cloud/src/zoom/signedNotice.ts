import { createHmac } from 'node:crypto'
import type { WebhookMessage } from '../webhooks/Webhooks.ts'
import type { Notice } from './store/records.ts'

/**
 * A notice as it is sent to the webhook, signed by Zoom's scheme.
 *
 * @param now milliseconds since 1970, by which a receiver refuses replays
 */
export function signedNotice(
  { type, created, payload }: Notice,
  secret: string,
  now: number,
): WebhookMessage {
  return sign(JSON.stringify({ event: type, payload, event_ts: created }), secret, now)
}

/** The challenge by which Zoom checks the address of a webhook. */
export function signedChallenge(plainToken: string, secret: string, now: number): WebhookMessage {
  const challenge = { event: 'endpoint.url_validation', payload: { plainToken }, event_ts: now }
  return sign(JSON.stringify(challenge), secret, now)
}

/** What the webhook has to answer to a challenge. */
export function encryptedToken(plainToken: string, secret: string): string {
  return createHmac('sha256', secret).update(plainToken).digest('hex')
}

function sign(body: string, secret: string, now: number): WebhookMessage {
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')
  return { body, headers: { 'x-zm-signature': `v0=${signature}`, 'x-zm-request-timestamp': timestamp } }
}
