import { z } from 'zod'

const Line = z.object({
  id: z.string(),
  description: z.string(),
  amount: z.number(),
  price: z.string(),
  quantity: z.number(),
  periodStart: z.number(),
  periodEnd: z.number(),
  subscriptionItem: z.string(),
  proration: z.boolean(),
})
export type Line = z.infer<typeof Line>

export const Invoice = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string(),
  testClock: z.string().nullable(),
  subscription: z.string(),
  number: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  currency: z.string(),
  lines: z.array(Line),
  discount: z.object({ id: z.string(), amount: z.number() }).nullable(),
  attempts: z.number(),
  /** null when it is not tried again by itself. */
  nextAttempt: z.number().nullable(),
  finalizedAt: z.number().nullable(),
  paidAt: z.number().nullable(),
  voidedAt: z.number().nullable(),
  uncollectibleAt: z.number().nullable(),
  periodStart: z.number(),
  periodEnd: z.number(),
  paymentIntent: z.string().nullable(),
})
export type Invoice = z.infer<typeof Invoice>

export const PaymentIntent = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string(),
  invoice: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
  paymentMethod: z.string().nullable(),
  error: z.object({ code: z.string(), declineCode: z.string().nullable(), message: z.string() }).nullable(),
  charge: z.string().nullable(),
  refunded: z.number(),
})
export type PaymentIntent = z.infer<typeof PaymentIntent>

export const Refund = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string(),
  amount: z.number(),
  currency: z.string(),
  paymentIntent: z.string(),
  charge: z.string(),
  reason: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
})
export type Refund = z.infer<typeof Refund>
