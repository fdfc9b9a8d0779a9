import type { Payments } from '../store/Payments.ts'
import type { CheckoutSession } from '../store/pages.ts'
import type { CheckoutState } from './checkoutPage.ts'

type Choices =
  | { readonly kind: 'session'; readonly session: CheckoutSession }
  | { readonly kind: 'errors'; readonly state: CheckoutState }

/** Stores the quantity and the promotion code of the form, if the checkout asks for them and they were typed. */
export function applyChoices({ store }: Payments, session: CheckoutSession, form: URLSearchParams): Choices {
  const { adjustable, allowPromotionCodes } = session
  const quantity = adjustable ? (form.get('quantity') ?? '').trim() : ''
  const code = allowPromotionCodes ? (form.get('promotion') ?? '').trim() : ''
  const count = quantity === '' ? session.quantity : /^\d{1,6}$/.test(quantity) ? Number(quantity) : 0
  const promotion = store.promotionCodes
    .list()
    .find((each) => each.active && each.code.toUpperCase() === code.toUpperCase())
  const typed = { quantity, promotionCode: code }
  if (adjustable && (count < adjustable.minimum || count > adjustable.maximum)) {
    const quantityError = `Enter a number from ${adjustable.minimum} to ${adjustable.maximum}.`
    return { kind: 'errors', state: { ...typed, status: 400, quantityError } }
  }
  if (code !== '' && !promotion) {
    return { kind: 'errors', state: { ...typed, status: 400, promotionError: 'This code is invalid.' } }
  }
  const promotionCode = promotion?.id ?? session.promotionCode
  return {
    kind: 'session',
    session: store.checkoutSessions.put({ ...session, quantity: count, promotionCode }),
  }
}
