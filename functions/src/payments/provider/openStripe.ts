import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { readStripeSettings, type StripeSettings } from './stripeSettings.ts'

/** One attempt of a request. */
const ATTEMPT_MILLISECONDS = 8_000
const RETRIES = 2

const http = Stripe.createNodeHttpClient()

/**
 * Opens the payment provider's API for one piece of work. After `milliseconds`, requests fail, so that the work ends
 * before the platform ends it.
 * @param now milliseconds on a clock that never goes back
 */
export function openStripe(
  milliseconds: number,
  settings: StripeSettings = readStripeSettings(),
  now: () => number = () => performance.now(),
): Stripe {
  const { protocol, hostname, port } = new URL(settings.origin)
  const end = now() + milliseconds
  return new Stripe(settings.apiKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    maxNetworkRetries: RETRIES,
    timeout: ATTEMPT_MILLISECONDS,
    // It would report how long requests take.
    telemetry: false,
    httpClient: {
      getClientName: () => http.getClientName(),
      makeRequest: (host, onPort, path, method, headers, data, scheme, timeout) => {
        const left = end - now()
        if (left <= 0) return Promise.reject(new Error('The time for the payment provider is used up.'))
        return http.makeRequest(host, onPort, path, method, headers, data, scheme, Math.min(timeout, left))
      },
    },
  })
}

/** A key that makes the provider carry out a request once, also if it is repeated after a lost answer. */
export function idempotencyKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
