import { syncCatalogue } from '../catalogue/syncCatalogue.ts'
import { closeCheckout } from '../checkout/closeCheckout.ts'
import { memberOf } from '../customer/memberOf.ts'
import { subjectOf } from '../customer/subjectOf.ts'
import { syncCustomer } from '../customer/syncCustomer.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'

/**
 * Makes the database agree with the provider about the subject of an event. Needs no list of handled events: nothing is
 * taken from the event, so one that comes twice or late changes nothing.
 */
export async function handleEvent(
  { type, data }: { readonly type: string; readonly data: { readonly object: unknown } },
  services: PaymentServices,
): Promise<void> {
  const { catalogue, customer, checkout } = subjectOf(type, data.object)
  if (catalogue) await syncCatalogue(services)
  if (checkout !== null) await closeCheckout(checkout, services)
  if (customer === null) return
  const uid = await memberOf(customer, services)
  if (uid !== null) await syncCustomer(uid, services, customer)
}
