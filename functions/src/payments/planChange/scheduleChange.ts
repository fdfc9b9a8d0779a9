import { randomUUID } from 'node:crypto'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Plan } from '@outcome-studio/shared/domain/payments'
import Stripe from 'stripe'
import { idOf } from '../customer/fetchPayments.ts'
import { REQUESTED_AT, STUDENT_CONFIRMED_AT } from '../customer/METADATA.ts'

export interface PlanChange {
  readonly subscription: Stripe.Subscription
  /** The schedule that the subscription has; null for none. */
  readonly schedule: Stripe.SubscriptionSchedule | null
  readonly newPlan: Plan
  /** Price of the new plan; null if it is not sold. */
  readonly price: string | null
  /** Seats of a group. Other plans have none. */
  readonly seats: number
}

/**
 * Schedules a price for the next period, in place of an earlier scheduled change. Until then nothing changes and
 * nothing is charged.
 * @throws StudioError cen/plan-not-offered
 */
export async function scheduleChange(
  stripe: Stripe,
  { subscription, schedule, newPlan, price, seats }: PlanChange,
  now: Date,
): Promise<void> {
  if (price === null) throw new StudioError('cen/plan-not-offered')
  const interval = await intervalOf(stripe, price)
  const { id, current_phase, phases } =
    schedule ??
    (await stripe.subscriptionSchedules.create(
      { from_subscription: subscription.id },
      { idempotencyKey: randomUUID() },
    ))
  const current = phases.find(({ start_date }) => start_date === current_phase?.start_date) ?? phases[0]
  if (current === undefined) throw new RangeError('A schedule has no phase.')
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    metadata: {
      [REQUESTED_AT]: now.toISOString(),
      newPlan,
      ...(newPlan === 'studentMonthly' ? { [STUDENT_CONFIRMED_AT]: now.toISOString() } : {}),
    },
    proration_behavior: 'none',
    phases: [
      phaseAsItIs(current),
      {
        items: [{ price, quantity: newPlan === 'groupYearly' ? seats : 1 }],
        duration: { interval, interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  })
}

/**
 * Removes the schedule of a subscription. A schedule that has ended meanwhile is no failure.
 * @throws any other error of the provider
 */
export async function releaseSchedule(
  stripe: Stripe,
  schedule: Pick<Stripe.SubscriptionSchedule, 'id'>,
): Promise<void> {
  try {
    await stripe.subscriptionSchedules.release(schedule.id)
  } catch (error) {
    const { status } = await stripe.subscriptionSchedules.retrieve(schedule.id)
    if (status === 'active' || status === 'not_started') throw error
  }
}

async function intervalOf(stripe: Stripe, id: string): Promise<'month' | 'year'> {
  const { active, recurring } = await stripe.prices.retrieve(id).catch((cause: unknown) => {
    const isUnknown = cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing'
    throw isUnknown ? new StudioError('cen/plan-not-offered', { cause }) : cause
  })
  const interval = (['month', 'year'] as const).find((each) => each === recurring?.interval)
  if (!active || interval === undefined) throw new StudioError('cen/plan-not-offered')
  return interval
}

/** The current phase, unchanged. An update of a schedule has to repeat all phases from the current one on. */
function phaseAsItIs(
  phase: Stripe.SubscriptionSchedule.Phase,
): Stripe.SubscriptionScheduleUpdateParams.Phase {
  const discounts = phase.discounts.flatMap(({ discount }) => (discount === null ? [] : [idOf(discount)]))
  return {
    items: phase.items.map(({ price, quantity }) => ({
      price: idOf(price),
      ...(quantity === undefined ? {} : { quantity }),
    })),
    start_date: phase.start_date,
    end_date: phase.end_date,
    ...(discounts.length > 0 ? { discounts: discounts.map((discount) => ({ discount })) } : {}),
  }
}
