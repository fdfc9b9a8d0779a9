import type { PaymentServices } from '../provider/PaymentServices.ts'
import { withProvider } from '../provider/toPaymentError.ts'
import { customersOf } from './customersOf.ts'
import { endSubscriptions } from './endSubscriptions.ts'

/**
 * Ends a person's subscriptions before their account is deleted. Without a customer, the provider is not called.
 * @throws StudioError for failures of the provider; nothing may be deleted then
 */
export async function endMembership(uid: string, services: PaymentServices): Promise<void> {
  const customers = await customersOf(uid, services.firestore)
  if (customers.length === 0) return
  await withProvider('deletion', () => endSubscriptions(services.stripe, customers))
}
