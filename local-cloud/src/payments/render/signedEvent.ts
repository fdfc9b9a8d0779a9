import { createHmac } from 'node:crypto'
import type { PaymentsStore } from '../store/PaymentsStore.ts'
import { API_VERSION, renderEvent } from './renderPages.ts'

/**
 * Renders an event as the request to the webhook, signed by Stripe's scheme
 * (https://docs.stripe.com/webhooks#verify-manually).
 *
 * @param id id of the event
 * @param secret signing secret of the webhook endpoint
 * @param now milliseconds since 1970, by which a receiver refuses replays
 * @returns body and headers; undefined if the event does not exist
 */
export function signedEvent(store: PaymentsStore, id: string, secret: string, now: number) {
  const event = store.events.find(id)
  if (!event) return undefined
  const body = JSON.stringify(renderEvent(event, 1), undefined, 2)
  const seconds = Math.floor(now / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    body,
    headers: {
      'user-agent': `Stripe/1.0 (local; ${API_VERSION})`,
      'stripe-signature': `t=${seconds},v1=${signature}`,
    },
  }
}
