import { z } from 'zod'

const Metadata = z.record(z.string(), z.string())

const Item = z.object({
  id: z.string(),
  created: z.number(),
  price: z.string(),
  quantity: z.number(),
  periodStart: z.number(),
  periodEnd: z.number(),
})

/** What a promotion code takes off the first invoice. */
export const Discount = z.object({ id: z.string(), promotionCode: z.string(), start: z.number() })
export type Discount = z.infer<typeof Discount>

export const STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'paused',
] as const
const Status = z.enum(STATUSES)

export const PAUSE_BEHAVIORS = ['keep_as_draft', 'mark_uncollectible', 'void'] as const

/** A pause of payments: what becomes of the invoices meanwhile, and when it ends, in seconds since 1970. */
const Pause = z.object({ behavior: z.enum(PAUSE_BEHAVIORS), resumesAt: z.number().nullable() })
export type Pause = z.infer<typeof Pause>

export const Subscription = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string(),
  testClock: z.string().nullable(),
  status: Status,
  item: Item,
  /** Periods are counted from here, so that the 31st stays the 31st. */
  anchor: z.number(),
  cancelAtPeriodEnd: z.boolean(),
  cancelAt: z.number().nullable(),
  canceledAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  cancellation: z.object({
    reason: z.enum(['cancellation_requested', 'payment_failed']).nullable(),
    feedback: z.string().nullable(),
    comment: z.string().nullable(),
  }),
  defaultPaymentMethod: z.string().nullable(),
  latestInvoice: z.string().nullable(),
  schedule: z.string().nullable(),
  discount: Discount.nullable(),
  metadata: Metadata,
  trialStart: z.number().nullable(),
  trialEnd: z.number().nullable(),
  // Records that are stored already have none.
  pause: Pause.nullable().default(null),
})
export type Subscription = z.infer<typeof Subscription>

const Phase = z.object({
  start: z.number(),
  end: z.number(),
  price: z.string(),
  quantity: z.number(),
  metadata: Metadata,
})
export type Phase = z.infer<typeof Phase>

export const Schedule = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string(),
  testClock: z.string().nullable(),
  subscription: z.string().nullable(),
  releasedSubscription: z.string().nullable(),
  status: z.enum(['active', 'released', 'canceled', 'completed']),
  endBehavior: z.enum(['release', 'cancel']),
  phases: z.array(Phase),
  metadata: Metadata,
  releasedAt: z.number().nullable(),
  canceledAt: z.number().nullable(),
  completedAt: z.number().nullable(),
})
export type Schedule = z.infer<typeof Schedule>
