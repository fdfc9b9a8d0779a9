import { MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
import type { Plan } from '@outcome-studio/shared/domain/payments'
import type Stripe from 'stripe'
import { requireStudent } from '../checkout/requireStudent.ts'
import { customersOf } from '../customer/customersOf.ts'
import { fetchPayments } from '../customer/fetchPayments.ts'
import { syncCustomer } from '../customer/syncCustomer.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { plansByPrice, priceOf } from '../provider/stripeSettings.ts'
import { withProvider } from '../provider/toPaymentError.ts'
import { withCustomerLock } from '../state/withCustomerLock.ts'
import { rememberTakenBack } from './rememberTakenBack.ts'
import { requireChangeable } from './requireChangeable.ts'
import { requireEnoughSeats } from './requireEnoughSeats.ts'
import { releaseSchedule, scheduleChange } from './scheduleChange.ts'

/** How long to wait for another request of the same member, in milliseconds. */
const PATIENCE = 8_000

export interface PlanChangeRequest {
  readonly newPlan: Plan
  /** Whether the member is enrolled at a school or university. The student plan needs it. */
  readonly confirmsStudent?: true | undefined
  /** Seats of the group plan; without it, the fewest that a group has. */
  readonly seats?: number | undefined
}

/**
 * Schedules a change of plan for the end of the paid period, or cancels a scheduled one. Then synchronizes the member's
 * record with the provider.
 * @throws StudioError if the subscription cannot change, and for failures of the provider
 */
export async function changePlan(
  uid: string,
  { newPlan, confirmsStudent, seats = MIN_GROUP_SEATS }: PlanChangeRequest,
  services: PaymentServices,
): Promise<void> {
  const { stripe, firestore, now } = services
  await withProvider('planChange', async () => {
    await withCustomerLock(uid, { firestore, patience: PATIENCE, now: () => now().getTime() }, async () => {
      const { subscriptions } = await fetchPayments(stripe, await customersOf(uid, firestore))
      const { subscription, schedule } = requireChangeable(subscriptions)
      const [item] = subscription.items.data
      const current = plansByPrice().get(item?.price.id ?? '')
      if (newPlan === current) return await takeBack(uid, schedule, services)
      requireStudent(newPlan, confirmsStudent)
      if (newPlan === 'groupYearly') await requireEnoughSeats(uid, seats, services)
      await scheduleChange(stripe, { subscription, schedule, newPlan, price: priceOf(newPlan), seats }, now())
    })
    await syncCustomer(uid, services)
  })
}

async function takeBack(
  uid: string,
  schedule: Stripe.SubscriptionSchedule | null,
  { stripe, firestore }: PaymentServices,
): Promise<void> {
  if (schedule === null) return
  await rememberTakenBack(uid, schedule, firestore)
  await releaseSchedule(stripe, schedule)
}
