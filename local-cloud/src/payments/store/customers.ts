import { z } from 'zod'

/** Why a payment is refused although the card is good. */
export const REFUSALS = ['card_declined', 'insufficient_funds', 'authentication_required'] as const
export const Refusal = z.enum(REFUSALS)
export type Refusal = z.infer<typeof Refusal>

export const Customer = z.object({
  id: z.string(),
  created: z.number(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  testClock: z.string().nullable(),
  defaultPaymentMethod: z.string().nullable(),
  deleted: z.boolean(),
  /** What happens to the next payments, by a request of the developer. */
  refusals: z.array(Refusal),
})
export type Customer = z.infer<typeof Customer>

/** What a test card does. The number itself is stored nowhere. */
export const CARD_BEHAVIOURS = ['works', 'declined', 'confirms', 'alwaysConfirms', 'failsLater'] as const

export const PaymentMethod = z.object({
  id: z.string(),
  created: z.number(),
  /** null once it is detached. */
  customer: z.string().nullable(),
  behaviour: z.enum(CARD_BEHAVIOURS),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const TestClock = z.object({
  id: z.string(),
  created: z.number(),
  name: z.string().nullable(),
  frozenTime: z.number(),
})
export type TestClock = z.infer<typeof TestClock>
