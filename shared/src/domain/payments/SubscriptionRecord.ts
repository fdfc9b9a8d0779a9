import { isRecord } from '../base/isRecord.ts'
import { PAYMENT_PROBLEMS, type PaymentProblem } from '../member/PaymentState.ts'
import type { PriceKey } from '../member/Subscription.ts'
import { isPlan, type Plan } from './Plan.ts'

/** The states of a subscription at Stripe. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'paused',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** What the provider does with invoices while it collects no payments. Only an operator can pause there. */
export const PAUSE_BEHAVIORS = ['void', 'keep_as_draft', 'mark_uncollectible'] as const
export type PauseBehavior = (typeof PAUSE_BEHAVIORS)[number]

/** No payments are collected for a subscription that is active otherwise. */
export interface CollectionPause {
  readonly behavior: PauseBehavior
  /** When payments are collected again; null if the pause has no planned end. */
  readonly resumesAt: string | null
  /** End of the last period that was paid; null if unknown. */
  readonly paidUntil: string | null
}

/** Another number of seats that is planned for the next period. */
export interface PlannedSeats {
  readonly seats: number
  /** ISO 8601. */
  readonly at: string
}

/**
 * A subscription of a member, customers/{uid}/subscriptions/{id}, in the format of the Stripe extension with our fields
 * `plan`, `payment_problem`, `grace_ends_at`, `pause_collection` and `planned_seats`. Times are ISO 8601, null if there
 * is none.
 */
export interface SubscriptionRecord {
  readonly id: string
  readonly status: SubscriptionStatus
  /** null for a price that is none of the four configured ones. */
  readonly plan: Plan | null
  readonly price: PriceKey | null
  /** Seats of a group, else 1. */
  readonly quantity: number
  /** Whether it ends with the current billing period. */
  readonly cancelAtPeriodEnd: boolean
  readonly currentPeriodEnd: string | null
  readonly createdAt: string | null
  readonly endedAt: string | null
  readonly trialEnd: string | null
  readonly paymentProblem: PaymentProblem | null
  /** Until when a member keeps access although the last payment failed. */
  readonly graceEndsAt: string | null
  /** null while payments are collected. */
  readonly pause: CollectionPause | null
  /** null if the number of seats does not change. */
  readonly plannedSeats: PlannedSeats | null
}

const PRICE_PATH = /^products\/(?<productId>[^/]+)\/prices\/(?<priceId>[^/]+)$/

/** Reads a stored subscription; null if its status is unknown, so that an unreadable record gives no access. */
export function parseSubscriptionRecord(
  id: string,
  stored: Readonly<Record<string, unknown>>,
): SubscriptionRecord | null {
  const status = SUBSCRIPTION_STATUSES.find((each) => each === stored.status)
  if (status === undefined) return null
  return {
    id,
    status,
    plan: isPlan(stored.plan) ? stored.plan : null,
    price: priceKeyOf(stored.price),
    quantity: typeof stored.quantity === 'number' ? stored.quantity : 1,
    cancelAtPeriodEnd: stored.cancel_at_period_end === true,
    currentPeriodEnd: timeOf(stored.current_period_end),
    createdAt: timeOf(stored.created),
    endedAt: timeOf(stored.ended_at),
    trialEnd: timeOf(stored.trial_end),
    paymentProblem: PAYMENT_PROBLEMS.find((problem) => problem === stored.payment_problem) ?? null,
    graceEndsAt: timeOf(stored.grace_ends_at),
    pause: pauseOf(stored.pause_collection),
    plannedSeats: plannedSeatsOf(stored.planned_seats),
  }
}

/** An unknown behavior counts as the one that gives least. */
function pauseOf(stored: unknown): CollectionPause | null {
  if (!isRecord(stored)) return null
  return {
    behavior: PAUSE_BEHAVIORS.find((each) => each === stored.behavior) ?? 'void',
    resumesAt: timeOf(stored.resumes_at),
    paidUntil: timeOf(stored.paid_until),
  }
}

function plannedSeatsOf(stored: unknown): PlannedSeats | null {
  if (!isRecord(stored) || typeof stored.quantity !== 'number') return null
  const at = timeOf(stored.at)
  return at === null ? null : { seats: stored.quantity, at }
}

/** The price to which a reference of the database points. */
export function priceKeyOf(reference: unknown): PriceKey | null {
  if (!isRecord(reference) || typeof reference.path !== 'string') return null
  const { productId, priceId } = PRICE_PATH.exec(reference.path)?.groups ?? {}
  return productId && priceId ? { productId, priceId } : null
}

/** Both SDKs of the database give times as objects with toDate. */
function timeOf(value: unknown): string | null {
  if (!isRecord(value) || typeof value.toDate !== 'function') return null
  const date: unknown = value.toDate()
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}
