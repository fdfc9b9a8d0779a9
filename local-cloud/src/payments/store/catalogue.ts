import { z } from 'zod'

const Metadata = z.record(z.string(), z.string())

export const Product = z.object({
  id: z.string(),
  created: z.number(),
  name: z.string(),
  active: z.boolean(),
  metadata: Metadata,
})
export type Product = z.infer<typeof Product>

export const Price = z.object({
  id: z.string(),
  created: z.number(),
  product: z.string(),
  active: z.boolean(),
  /** Smallest unit of the currency. */
  amount: z.number(),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
})
export type Price = z.infer<typeof Price>

/** A promotion code and its coupon, which has the same id with another prefix. */
export const PromotionCode = z.object({
  id: z.string(),
  created: z.number(),
  code: z.string(),
  active: z.boolean(),
  percentOff: z.number().nullable(),
  amountOff: z.number().nullable(),
  currency: z.string().nullable(),
  redeemed: z.number(),
})
export type PromotionCode = z.infer<typeof PromotionCode>
