/** A price of a product, paid again and again. */
interface PriceConfig {
  readonly id: string
  /** Smallest unit of the currency, for example cents. */
  readonly amount: number
  /** ISO 4217, lower case. */
  readonly currency: string
  readonly interval: 'month' | 'year'
}

interface ProductConfig {
  readonly id: string
  readonly name: string
  readonly metadata?: Readonly<Record<string, string>>
  readonly prices: readonly PriceConfig[]
}

/** A promotion code, and what it takes off the first invoice. */
interface PromotionCodeConfig {
  readonly code: string
  readonly percentOff?: number
  /** Smallest unit of the currency. */
  readonly amountOff?: number
}

/** Configuration of the payment provider. */
export interface PaymentsConfig {
  /** What its clients present, for example "sk_test_local". */
  readonly apiKey: string
  /** Signs the webhooks, for example "whsec_local". */
  readonly webhookSecret: string
  /** Path of the function that receives the webhooks: "us-central1/handleEvents". */
  readonly webhookPath: string
  readonly products: readonly ProductConfig[]
  readonly promotionCodes?: readonly PromotionCodeConfig[]
}
