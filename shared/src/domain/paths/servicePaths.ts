import { type CollectionPath, collectionPath, type DocumentPath, documentPath } from './DocumentPath.ts'

/** Collection of usage events, which clients can only write. */
export const ANALYTICS_PATH: CollectionPath = collectionPath('system', 'monitoring', 'analytics')

/** Path of what the Stripe extension stores about a person who pays. */
export const customerPath = (uid: string): DocumentPath => documentPath('customers', uid)

/** Path of a person's subscriptions as the Stripe extension stores them. */
export const subscriptionsPath = (uid: string): CollectionPath =>
  collectionPath(customerPath(uid), 'subscriptions')

/** Path of a price as the Stripe extension stores it. */
export const pricePath = (productId: string, priceId: string): DocumentPath =>
  documentPath('products', productId, 'prices', priceId)
