import { discountOf } from '../billing/createInvoice.ts'
import { emit } from '../billing/emit.ts'
import { startSubscription } from '../billing/startSubscription.ts'
import { attachCard } from '../cards/attachCard.ts'
import { renderCustomer } from '../render/renderCustomer.ts'
import { renderCheckoutSession } from '../render/renderPages.ts'
import type { Price } from '../store/catalogue.ts'
import type { Customer, PaymentMethod } from '../store/customers.ts'
import type { Payments } from '../store/Payments.ts'
import type { CheckoutSession } from '../store/pages.ts'

/** What a checkout costs, in the smallest unit of the currency. */
export interface CheckoutTotal {
  readonly price: Price
  readonly subtotal: number
  readonly discount: number
  readonly total: number
}

export function checkoutTotal({ store }: Payments, session: CheckoutSession): CheckoutTotal {
  const price = store.prices.find(session.price)
  if (!price) throw new Error(`The price ${session.price} does not exist.`)
  const subtotal = price.amount * session.quantity
  const promotion =
    session.promotionCode === null ? undefined : store.promotionCodes.find(session.promotionCode)
  const discount = promotion ? discountOf(promotion, subtotal) : 0
  return { price, subtotal, discount, total: subtotal - discount }
}

/** Whose checkout it is: the customer it was opened for, or a new one. */
function customerOf(payments: Payments, { customer, customerEmail, metadata }: CheckoutSession): Customer {
  const { store, newId, now } = payments
  const known = customer === null ? undefined : store.customers.find(customer)
  if (known) return known
  const created = store.customers.put({
    id: newId('cus'),
    created: now(),
    email: customerEmail,
    name: null,
    description: null,
    metadata,
    testClock: null,
    defaultPaymentMethod: null,
    deleted: false,
    refusals: [],
  })
  emit(payments, 'customer.created', renderCustomer(created))
  return created
}

/**
 * Pays an open checkout by a card that was found good: the subscription starts.
 *
 * @returns the completed checkout
 */
export function completeCheckout(
  payments: Payments,
  session: CheckoutSession,
  card: PaymentMethod,
): CheckoutSession {
  const { store, origin } = payments
  return store.transaction(() => {
    const { price, discount } = checkoutTotal(payments, session)
    const customer = customerOf(payments, session)
    const { id } = attachCard(payments, card, customer.id)
    if (customer.defaultPaymentMethod === null) {
      store.customers.put({ ...customer, defaultPaymentMethod: id })
    }
    const started = startSubscription(payments, {
      customer,
      price,
      quantity: session.quantity,
      metadata: session.subscriptionMetadata,
      defaultPaymentMethod: id,
      promotionCode: session.promotionCode,
      trialDays: session.trialDays,
      // The bank has been asked; nothing is charged twice.
      occasion: 'confirmed',
    })
    const complete = store.checkoutSessions.put({
      ...session,
      status: 'complete',
      customer: customer.id,
      subscription: started.id,
      invoice: started.invoice,
      amountDiscount: discount,
    })
    emit(payments, 'checkout.session.completed', renderCheckoutSession(store, complete, origin))
    return complete
  })
}
