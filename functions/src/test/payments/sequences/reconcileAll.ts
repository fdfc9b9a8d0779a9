import { RECONCILIATION_PATH } from '@outcome-studio/shared/domain/paths'
import { paymentServices } from '../../../payments/provider/PaymentServices.ts'
import { reconcile } from '../../../payments/reconcile/reconcile.ts'
import type { PaymentsCloud } from '../openPayments.ts'

const HOUR = 3600

/**
 * Runs the scheduled reconciliation once, for all events of the last hour. Unlike at a real provider, each customer of
 * the model has a clock of their own.
 * @throws Error if a member could not be reconciled
 */
export async function reconcileAll({ firestore }: PaymentsCloud): Promise<void> {
  await firestore.doc(RECONCILIATION_PATH).set({ until: Math.floor(Date.now() / 1000) - HOUR })
  const { failed } = await reconcile(paymentServices(300_000), () => true)
  if (failed > 0) throw new Error(`The reconciliation failed ${failed} times.`)
}
