import { z } from 'zod'

const Metadata = z.record(z.string(), z.string())

export const CheckoutSession = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string().nullable(),
  customerEmail: z.string().nullable(),
  testClock: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  price: z.string(),
  quantity: z.number(),
  /** Quantities between which the customer may choose; null for a fixed one. */
  adjustable: z.object({ minimum: z.number(), maximum: z.number() }).nullable(),
  allowPromotionCodes: z.boolean(),
  promotionCode: z.string().nullable(),
  trialDays: z.number().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  clientReferenceId: z.string().nullable(),
  metadata: Metadata,
  subscriptionMetadata: Metadata,
  expiresAt: z.number(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
  amountDiscount: z.number(),
})
export type CheckoutSession = z.infer<typeof CheckoutSession>

const Flow = z.discriminatedUnion('type', [
  z.object({ type: z.literal('payment_method_update') }),
  z.object({ type: z.literal('subscription_cancel'), subscription: z.string() }),
])

export const PortalSession = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string(),
  /** The unguessable part of its address. */
  secret: z.string(),
  returnUrl: z.string().nullable(),
  flow: Flow.nullable(),
  /** Where the customer is sent after the flow; null to stay in the portal. */
  redirect: z.string().nullable().default(null),
  /** Milliseconds since 1970 on this machine's clock, which nobody advances. */
  expiresAt: z.number(),
})
export type PortalSession = z.infer<typeof PortalSession>

export const Event = z.object({
  id: z.string(),
  created: z.number(),
  type: z.string(),
  object: z.record(z.string(), z.unknown()),
  previous: z.record(z.string(), z.unknown()).nullable(),
})
export type Event = z.infer<typeof Event>
