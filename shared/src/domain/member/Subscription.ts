/** A price of the payment provider, products/{productId}/prices/{priceId}. */
export interface PriceKey {
  readonly productId: string
  readonly priceId: string
}

/** A user's subscription. It is active if an active record exists (docs/product.md §4). */
export type Subscription =
  | {
      readonly status: 'not-active'
      /** Until when a member keeps access although the last payment failed, ISO 8601; absent if they do not. */
      readonly graceEndsAt?: string
      /** The price that is not paid; absent if none is, or it is unknown. */
      readonly price?: PriceKey
    }
  | {
      readonly status: 'active'
      /** null if the record has no price. */
      readonly price: PriceKey | null
      /** Whether it ends with the current billing period. */
      readonly cancelAtPeriodEnd: boolean
    }
