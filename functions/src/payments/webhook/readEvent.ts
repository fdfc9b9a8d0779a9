import Stripe from 'stripe'

/** How far the time of the signature may be from now, in seconds. */
const TOLERANCE = 300

/**
 * Reads an event of the provider from the bytes that it signed. Refuses an event older than five minutes, which may be
 * a replay. Also refuses one of the future, which could be replayed for longer.
 * @param signature the header Stripe-Signature
 * @param secrets that may have signed it; several while a secret is rotated
 * @param now milliseconds since 1970
 * @returns null if none of them did, or if this is no event
 */
export function readEvent(
  body: Buffer,
  signature: string | undefined,
  secrets: readonly string[],
  now: number = Date.now(),
): Stripe.Event | null {
  if (signature === undefined || isInFuture(signature, now)) return null
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now)
    } catch {
      // The header is not a signature by this secret.
    }
  }
  return null
}

/** The library compares the age alone, and takes the last time of a header that has several. */
const isInFuture = (signature: string, now: number): boolean =>
  signature
    .split(',')
    .some((part) => part.trim().startsWith('t=') && Number(part.trim().slice(2)) > now / 1_000 + TOLERANCE)
