import { HttpsError } from 'firebase-functions/v2/https'

/**
 * Requires that the portal leads back to the product: its link to another site would look like one of ours.
 * @param origins of the product's pages
 * @throws HttpsError invalid-argument naming returnUrl
 */
export function requireReturnUrl(returnUrl: string, origins: readonly string[]): void {
  if (URL.canParse(returnUrl) && origins.includes(new URL(returnUrl).origin)) return
  throw new HttpsError('invalid-argument', 'returnUrl: not a page of the product', { field: 'returnUrl' })
}
