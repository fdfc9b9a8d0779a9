import { StudioError } from '@outcome-studio/shared/domain/errors'
import { paymentStatePath, RECONCILIATION_PATH } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { closeCheckout } from '../checkout/closeCheckout.ts'
import { memberOf } from '../customer/memberOf.ts'
import { subjectOf } from '../customer/subjectOf.ts'
import { isLate } from '../provider/logLateEvent.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { logPayments } from '../provider/paymentLog.ts'
import { customerStateOf } from '../state/CustomerState.ts'

const HOUR = 3_600
/** Length of a piece of time that is followed at once, in seconds. */
const WINDOW = 6 * HOUR
/** How far back the first run looks, in seconds. The provider retries webhooks that long. */
const FIRST_WINDOWS = 72 * HOUR
/** How far the clocks of server and provider may be apart, in seconds. */
const SKEW = 300

const storedSchema = z.object({ until: z.number() })

/**
 * Synchronizes the members of whom the provider has events since the last run. One who was synchronized after the event
 * anyway is left out. Logs those whose events should have arrived and did not.
 * @param syncAll synchronizes members; false if the provider cannot be reached
 * @throws StudioError cen/payment-unavailable: the next run begins with the same piece of time
 */
export async function followEvents(
  services: PaymentServices,
  syncAll: (uids: readonly string[]) => Promise<boolean>,
  hasTime: () => boolean,
): Promise<void> {
  const { firestore, now } = services
  const cursor = firestore.doc(RECONCILIATION_PATH)
  const present = Math.floor(now().getTime() / 1_000)
  const stored = storedSchema.safeParse((await cursor.get()).data())
  let from = stored.success ? stored.data.until : present - FIRST_WINDOWS
  for (;;) {
    // The last piece has no end, because the provider's clock may be ahead.
    const end = from + WINDOW < present ? from + WINDOW : null
    const { customers, checkouts, latest } = await eventsBetween(services, from, end)
    for (const checkout of checkouts) await closeCheckout(checkout, services)
    if (!(await syncAll(await membersToSync(customers, services)))) {
      throw new StudioError('cen/payment-unavailable')
    }
    from = end ?? Math.max(present - SKEW, from, latest)
    await cursor.set({ until: from })
    if (end === null || !hasTime()) return
  }
}

interface Events {
  /** Ids of customers with the times of their latest events, in seconds since 1970. */
  readonly customers: ReadonlyMap<string, number>
  readonly checkouts: ReadonlySet<string>
  readonly latest: number
}

async function eventsBetween({ stripe }: PaymentServices, from: number, end: number | null): Promise<Events> {
  const customers = new Map<string, number>()
  const checkouts = new Set<string>()
  let latest = 0
  const created = end === null ? { gte: from } : { gte: from, lt: end }
  for await (const { type, created: time, data } of stripe.events.list({ created, limit: 100 })) {
    const { customer, checkout } = subjectOf(type, data.object)
    if (customer !== null) customers.set(customer, Math.max(time, customers.get(customer) ?? 0))
    if (checkout !== null) checkouts.add(checkout)
    latest = Math.max(latest, time)
  }
  return { customers, checkouts, latest }
}

async function membersToSync(
  customers: ReadonlyMap<string, number>,
  services: PaymentServices,
): Promise<readonly string[]> {
  const uids = new Set<string>()
  for (const [customer, time] of customers) {
    const uid = await memberOf(customer, services)
    if (uid === null) continue
    const state = await services.firestore.doc(paymentStatePath(uid)).get()
    const { fetchedAt } = customerStateOf(state.data())
    if (fetchedAt < time && isLate(time, services.now())) logPayments({ event: 'webhook-missed', uid })
    if (fetchedAt < time + SKEW) uids.add(uid)
  }
  return [...uids]
}
