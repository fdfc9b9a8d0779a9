import Stripe from 'stripe'

/**
 * Reads an event of the provider from the bytes that it signed. An event older than five minutes is refused: somebody
 * may have recorded it.
 * @param signature the header Stripe-Signature
 * @param secrets that may have signed it; several while a secret is rotated
 * @returns null if none of them did
 */
export function readEvent(
  body: Buffer,
  signature: string | undefined,
  secrets: readonly string[],
): Stripe.Event | null {
  if (signature === undefined) return null
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
  return null
}
