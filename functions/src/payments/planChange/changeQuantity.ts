import { StudioError } from '@outcome-studio/shared/domain/errors'
import { customersOf } from '../customer/customersOf.ts'
import { fetchPayments } from '../customer/fetchPayments.ts'
import { plannedSeats } from '../customer/plannedChange.ts'
import { syncCustomer } from '../customer/syncCustomer.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { plansByPrice } from '../provider/stripeSettings.ts'
import { withProvider } from '../provider/toPaymentError.ts'
import { withCustomerLock } from '../state/withCustomerLock.ts'
import { rememberTakenBack } from './rememberTakenBack.ts'
import { requireChangeable } from './requireChangeable.ts'
import { releaseSchedule, scheduleChange } from './scheduleChange.ts'

/** How long to wait for another request of the same member, in milliseconds. */
const PATIENCE = 8_000

/**
 * Schedules another number of seats for the end of the paid period, in place of any scheduled change. The current
 * number takes a change of the number back, and keeps a change of plan. Then synchronizes the member's record and group
 * with the provider.
 * @throws StudioError cen/no-group without a group plan, if the subscription cannot change, and for failures of the
 *   provider
 */
export async function changeQuantity(uid: string, seats: number, services: PaymentServices): Promise<void> {
  const { stripe, firestore, now } = services
  await withProvider('planChange', async () => {
    await withCustomerLock(uid, { firestore, patience: PATIENCE, now: () => now().getTime() }, async () => {
      const { subscriptions } = await fetchPayments(stripe, await customersOf(uid, firestore))
      const { subscription, schedule } = requireChangeable(subscriptions)
      const [item] = subscription.items.data
      const price = item?.price.id ?? ''
      if (plansByPrice().get(price) !== 'groupYearly') throw new StudioError('cen/no-group')
      const quantity = item?.quantity ?? 1
      if (quantity === seats) {
        const planned = schedule && plannedSeats(schedule, { price, quantity }, now())
        if (schedule !== null && planned !== null) await releaseSchedule(stripe, schedule)
      } else {
        if (schedule !== null) await rememberTakenBack(uid, schedule, firestore)
        const change = { subscription, schedule, newPlan: 'groupYearly', price, seats } as const
        await scheduleChange(stripe, change, now())
      }
    })
    await syncCustomer(uid, services)
  })
}
