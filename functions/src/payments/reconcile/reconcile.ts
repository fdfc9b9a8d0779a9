import { StudioError } from '@outcome-studio/shared/domain/errors'
import { syncCatalogue } from '../catalogue/syncCatalogue.ts'
import { syncCustomer } from '../customer/syncCustomer.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { logPayments, reasonOf } from '../provider/paymentLog.ts'
import { toPaymentError } from '../provider/toPaymentError.ts'
import { markDue } from '../state/CustomerState.ts'
import { dueMembers } from './dueMembers.ts'
import { followEvents } from './followEvents.ts'

/** How many synchronizations of a reconciliation succeeded and failed. */
export interface ReconciliationReport {
  readonly synchronized: number
  readonly failed: number
}

/** Members at once; each is a few requests to the provider. */
const AT_ONCE = 4

/**
 * Repairs what the webhook has missed: the catalogue, changes without an event, and lost events. An interrupted run is
 * continued by the next one.
 * @param hasTime whether there is time for more
 */
export async function reconcile(
  services: PaymentServices,
  hasTime: () => boolean,
): Promise<ReconciliationReport> {
  let [synchronized, failed] = [0, 0]
  const attempt: Attempt = async (work) => {
    try {
      await work()
      synchronized += 1
      return 'done'
    } catch (cause) {
      failed += 1
      const error = toPaymentError('reconciliation', cause)
      logPayments({ event: 'reconciliation-failed', reason: reasonOf(error) })
      return error instanceof StudioError && error.code === 'cen/payment-unavailable'
        ? 'unreachable'
        : 'failed'
    }
  }
  const syncAll = (uids: readonly string[]) => syncEach(uids, services, attempt)

  if ((await attempt(() => syncCatalogue(services))) === 'unreachable') return { synchronized, failed }
  for await (const uids of dueMembers(services)) {
    if (!(await syncAll(uids)) || !hasTime()) return { synchronized, failed }
  }
  await attempt(() => followEvents(services, syncAll, hasTime))
  return { synchronized, failed }
}

type Attempt = (work: () => Promise<void>) => Promise<'done' | 'failed' | 'unreachable'>

/**
 * A member whose synchronization fails does not stop the others, and is retried by the next run. @returns false if the
 * provider is down
 */
async function syncEach(
  uids: readonly string[],
  services: PaymentServices,
  attempt: Attempt,
): Promise<boolean> {
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const outcomes = await Promise.all(
      uids.slice(at, at + AT_ONCE).map(async (uid) => {
        const outcome = await attempt(() => syncCustomer(uid, services))
        if (outcome === 'failed') await markDue(uid, services.firestore, services.now())
        return outcome
      }),
    )
    if (outcomes.includes('unreachable')) return false
  }
  return true
}
