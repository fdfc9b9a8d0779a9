import { RECONCILIATION_PATH } from '@outcome-studio/shared/domain'
import type { PaymentsCloud } from '../../test/payments/openPayments.ts'
import { paymentServices } from '../provider/PaymentServices.ts'
import { reconcile } from '../reconcile/reconcile.ts'

const HOUR = 3600

/**
 * Runs the scheduled reconciliation once, for all events of the last hour: the clocks of the model's customers are apart,
 * which the clocks of a real provider's customers are not.
 */
export async function reconcileAll({ firestore }: PaymentsCloud): Promise<void> {
  await firestore.doc(RECONCILIATION_PATH).set({ until: Math.floor(Date.now() / 1000) - HOUR })
  const { failed } = await reconcile(paymentServices(300_000), () => true)
  if (failed > 0) throw new Error(`The reconciliation failed ${failed} times.`)
}
