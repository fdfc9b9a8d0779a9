import { HttpsError } from 'firebase-functions/v2/https'

/**
 * Requires that the portal returns to the product. Otherwise a link of the portal to another site would look like ours.
 * @param origins of the product's pages
 * @returns the address as it was compared. Another program may read the given text in another way.
 * @throws HttpsError invalid-argument naming returnUrl
 */
export function requireReturnUrl(returnUrl: string, origins: readonly string[]): string {
  const url = URL.parse(returnUrl)
  const isOfWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  // A blob: URL has the origin of the page that made it. User names and passwords are not part of an origin.
  if (url && isOfWeb && url.username === '' && url.password === '' && origins.includes(url.origin)) {
    return url.href
  }
  throw new HttpsError('invalid-argument', 'returnUrl: not a page of the product', { field: 'returnUrl' })
}
