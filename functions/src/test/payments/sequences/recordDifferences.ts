import { GRACE_DAYS } from '@outcome-studio/shared/domain/base'
import type { Member } from '@outcome-studio/shared/domain/member'
import type Stripe from 'stripe'
import type { PaymentsCloud } from '../openPayments.ts'
import { differs } from './differs.ts'

/** The most important status first, as a member sees it. */
const ORDER = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete']

/** The state of the payments that the record has to have, computed again in the simplest way. */
export function paymentOf(subscriptions: readonly Stripe.Subscription[]): 'due' | 'paused' | null {
  const status = ORDER.find((each) => subscriptions.some((subscription) => subscription.status === each))
  if (status === 'past_due' || status === 'unpaid') return 'due'
  if (status === 'paused') return 'paused'
  const [newest] = subscriptions
    .filter((subscription) => subscription.status === status)
    .sort((one, other) => other.created - one.created)
  if (status !== 'active' && status !== 'trialing') return null
  return newest?.pause_collection && !newest.cancel_at_period_end ? 'paused' : null
}

const GRACE_MILLISECONDS = GRACE_DAYS * 86_400_000

/** A renewal that is due keeps the access for the days of grace, and a pause names its end. */
export function graceDifferences(
  { payment }: Member,
  subscriptions: readonly Stripe.Subscription[],
): readonly string[] {
  if (payment?.state === 'paused') {
    const ends = subscriptions.map(({ pause_collection: pause }) => isoOf(pause?.resumes_at ?? null))
    return differs(
      'end of the pause is known',
      payment.resumesAt === '' || ends.includes(payment.resumesAt),
      true,
    )
  }
  if (payment?.state !== 'due' || payment.accessUntil === '') return []
  const latest = Math.max(...subscriptions.map(({ items }) => items.data[0]?.current_period_start ?? 0))
  const mostGrace = latest * 1000 + GRACE_MILLISECONDS
  return differs('grace within its days', Date.parse(payment.accessUntil) <= mostGrace, true)
}

const isoOf = (seconds: number | null): string =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString()

const PRICES: Readonly<Record<string, string>> = {
  price_Yearly: 'yearly',
  price_Monthly: 'monthly',
  price_GroupYearly: 'groupYearly',
  price_StudentMonthly: 'studentMonthly',
}

/** Whether the record has the change of plan that the provider has scheduled, and none that was dropped beside it. */
export async function planDifferences(
  { planChangeRequest, droppedPlanChange }: Member,
  live: Stripe.Subscription | undefined,
  { stripe }: PaymentsCloud,
): Promise<readonly string[]> {
  const id = live?.schedule ?? null
  const schedule =
    id === null ? null : await stripe.subscriptionSchedules.retrieve(typeof id === 'string' ? id : id.id)
  const next = schedule?.phases.find(
    ({ start_date }) => start_date >= (schedule.current_phase?.end_date ?? 0),
  )
  const price = next?.items[0]?.price
  const current = live?.items.data[0]?.price.id
  const planned = typeof price === 'string' && price !== current ? (PRICES[price] ?? null) : null
  return [
    ...differs('planned change', planChangeRequest?.newPlan ?? null, planned),
    ...differs('dropped change', planned !== null && droppedPlanChange !== undefined, false),
  ]
}

/** The number of seats that the provider has scheduled for the next period of a group; null for no change. */
export async function scheduledSeats(
  { schedule, items }: Stripe.Subscription,
  { stripe }: PaymentsCloud,
): Promise<number | null> {
  if (schedule === null) return null
  const { phases, current_phase } = await stripe.subscriptionSchedules.retrieve(
    typeof schedule === 'string' ? schedule : schedule.id,
  )
  const next = phases.find(({ start_date }) => start_date >= (current_phase?.end_date ?? 0))?.items[0]
  const [item] = items.data
  if (next === undefined || next.price !== item?.price.id) return null
  return next.quantity === item.quantity ? null : (next.quantity ?? null)
}
