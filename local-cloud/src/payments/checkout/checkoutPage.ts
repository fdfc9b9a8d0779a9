import { type Html, html } from '../../pages/html.ts'
import type { Reply } from '../../pages/Reply.ts'
import type { CardErrors } from '../cards/readCard.ts'
import type { Payments } from '../store/Payments.ts'
import type { CheckoutSession } from '../store/pages.ts'
import { cardFields, testCards } from '../views/cardFields.ts'
import { money } from '../views/money.ts'
import { paymentPage } from '../views/paymentPage.ts'
import { textField } from '../views/textField.ts'
import { checkoutTotal } from './completeCheckout.ts'

export interface CheckoutState {
  readonly status?: number
  readonly errors?: CardErrors
  /** The form as it was sent. */
  readonly typed?: URLSearchParams
  readonly quantity?: string
  readonly promotionCode?: string
  readonly promotionError?: string
  readonly quantityError?: string
  readonly notice?: string | undefined
}

/** What is bought, what it costs, and the card that pays it. */
export function checkoutPage(payments: Payments, session: CheckoutSession, state: CheckoutState = {}): Reply {
  const { store } = payments
  const { price, subtotal } = checkoutTotal(payments, session)
  const product = store.products.find(price.product)
  const { successUrl, cancelUrl, quantity, adjustable } = session
  const isElsewhere = state.promotionError !== undefined || state.quantityError !== undefined
  return paymentPage({
    status: state.status ?? 200,
    title: `Subscribe to ${product?.name ?? price.product}`,
    lead: `${money(subtotal, price.currency)} each ${price.interval}${quantity > 1 ? ` for ${quantity}${adjustable ? ' seats' : ''}` : ''}, until you cancel.`,
    notice: state.notice,
    targets: [successUrl, cancelUrl],
    content: html`${summary(payments, session)}
    <form method="post" action="/c/${session.id}" novalidate>
      ${DEFAULT_BUTTON}
      ${session.adjustable ? quantityField(session, state) : undefined}
      ${session.allowPromotionCodes ? promotionField(session, state) : undefined}
      ${cardFields({
        errors: state.errors ?? {},
        typed: state.typed,
        now: payments.now(),
        hasFocus: !isElsewhere,
      })}
      <button class="primary" type="submit">Pay</button>
    </form>
    ${cancelUrl === null ? undefined : html`<p><a href="${cancelUrl}">Cancel</a></p>`}
    ${testCards()}`,
  })
}

function summary(payments: Payments, session: CheckoutSession): Html {
  const { price, subtotal, discount, total } = checkoutTotal(payments, session)
  const amount = (value: number) => money(value, price.currency)
  const code = session.promotionCode?.replace(/^promo_/, '')
  const isOne = session.quantity === 1 && !session.adjustable
  return html`<dl class="sums">
    ${
      isOne
        ? undefined
        : html`<div><dt>${quantityLabel(session)}</dt><dd>${session.quantity}</dd></div>
    <div><dt>Price ${session.adjustable ? 'per seat' : 'each'}, per ${price.interval}</dt><dd>${amount(price.amount)}</dd></div>`
    }
    <div><dt>Total per ${price.interval}</dt><dd>${amount(subtotal)}</dd></div>
    ${code ? html`<div><dt>${code}, first payment</dt><dd>−${amount(discount)}</dd></div>` : undefined}
    <div class="total"><dt>Due today</dt><dd>${amount(total)}</dd></div>
  </dl>`
}

/** Only what is priced by the seat has a quantity that the customer may choose. */
const quantityLabel = ({ adjustable }: CheckoutSession): string => (adjustable ? 'Seats' : 'Quantity')

/** Enter in any field presses the first button of the form. */
const DEFAULT_BUTTON = html`<button type="submit" hidden>Pay</button>`

function quantityField(session: CheckoutSession, { quantity, quantityError }: CheckoutState): Html {
  return html`<div class="row">
    ${textField({
      name: 'quantity',
      label: quantityLabel(session),
      autocomplete: 'off',
      isNumeric: true,
      value: quantity ?? String(session.quantity),
      error: quantityError,
      isFirst: quantityError !== undefined,
    })}
    <button type="submit" formaction="/c/${session.id}/choices">Update</button>
  </div>`
}

function promotionField({ id }: CheckoutSession, { promotionCode, promotionError }: CheckoutState): Html {
  return html`<div class="row">
    ${textField({
      name: 'promotion',
      label: 'Promotion code',
      autocomplete: 'off',
      value: promotionCode ?? '',
      error: promotionError,
      isFirst: promotionError !== undefined,
    })}
    <button type="submit" formaction="/c/${id}/choices">Apply</button>
  </div>`
}
