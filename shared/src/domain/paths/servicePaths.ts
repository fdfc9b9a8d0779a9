import { type CollectionPath, collectionPath, type DocumentPath, documentPath } from './DocumentPath.ts'

/** Collection of usage events, which clients can only write. */
export const ANALYTICS_PATH: CollectionPath = collectionPath('system', 'monitoring', 'analytics')

/**
 * Path of the prices and addresses that a checkout may have: { prices, successUrls, cancelUrls }, lists of strings.
 * Only the server reads and writes it, and firestore.rules.
 */
export const CHECKOUT_PATH: DocumentPath = documentPath('system', 'checkout')

/** Path of what the Stripe extension stores about a person who pays. */
export const customerPath = (uid: string): DocumentPath => documentPath('customers', uid)

/** Path of a person's requests for a checkout, to which the server adds the address of the payment page. */
export const checkoutSessionsPath = (uid: string): CollectionPath =>
  collectionPath(customerPath(uid), 'checkout_sessions')

/** Id of the one document in which a member asks for a checkout, as in firestore.rules. A new request replaces it. */
export const CHECKOUT_ID = 'current'

/** @param sessionId CHECKOUT_ID, or an older id that the client had given the request */
export const checkoutSessionPath = (uid: string, sessionId: string): DocumentPath =>
  documentPath(checkoutSessionsPath(uid), sessionId)

/** Path of a person's subscriptions as the Stripe extension stores them. */
export const subscriptionsPath = (uid: string): CollectionPath =>
  collectionPath(customerPath(uid), 'subscriptions')

/** Path of what is sold, as the Stripe extension stores it. */
export const PRODUCTS_PATH: CollectionPath = collectionPath('products')

/** Path of a product's prices. */
export const pricesPath = (productId: string): CollectionPath =>
  collectionPath(PRODUCTS_PATH, productId, 'prices')

/** Path of a price as the Stripe extension stores it. */
export const pricePath = (productId: string, priceId: string): DocumentPath =>
  documentPath(pricesPath(productId), priceId)
