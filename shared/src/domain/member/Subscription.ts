/** A price of the payment provider, products/{productId}/prices/{priceId}. */
export interface PriceKey {
  readonly productId: string
  readonly priceId: string
}

/** Whether a person pays: active exactly when an active record exists (specification, section 4). */
export type Subscription =
  | { readonly status: 'not-active' }
  | {
      readonly status: 'active'
      /** null where the record does not say what is paid. */
      readonly price: PriceKey | null
      /** Whether it ends with the period that is paid for. */
      readonly cancelAtPeriodEnd: boolean
    }
