import type { Reply } from '../../pages/Reply.ts'
import { chargeCard } from '../billing/chargeCard.ts'
import { storeCard } from '../cards/attachCard.ts'
import { readCard } from '../cards/readCard.ts'
import { onClock, type Payments } from '../store/Payments.ts'
import type { CheckoutSession } from '../store/pages.ts'
import type { HostedPage, HostedVisit } from '../views/HostedPage.ts'
import { money } from '../views/money.ts'
import { confirmPage, messagePage } from '../views/paymentPage.ts'
import { applyChoices } from './applyChoices.ts'
import { type CheckoutState, checkoutPage } from './checkoutPage.ts'
import { checkoutTotal, completeCheckout } from './completeCheckout.ts'

const REFUSED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

type OpenCheckout = (payments: Payments, session: CheckoutSession, visit: HostedVisit) => Reply

/** Shows the page of an open checkout, or says that it is paid or has expired. */
function whileOpen(show: OpenCheckout): HostedPage {
  return (payments, visit) => {
    const session = payments.store.checkoutSessions.find(visit.id)
    if (!session) return messagePage(404, 'There is no such checkout', 'Go back to where you came from.')
    if (session.status === 'complete') {
      const link = { href: successOf(session), text: 'Go on' }
      return messagePage(409, 'This is paid', 'You have paid already. Nothing was charged again.', link)
    }
    if (session.status === 'expired') {
      const link = { href: session.cancelUrl, text: 'Go back' }
      return messagePage(410, 'This checkout has expired', 'Nothing was charged. You can start again.', link)
    }
    return show(onClock(payments, session.testClock), session, visit)
  }
}

/** GET /c/{id} */
export const showCheckout = whileOpen((payments, session) => checkoutPage(payments, session))

/** POST /c/{id}: pays by the card of the form. */
export const payCheckout = whileOpen((payments, opened, { form }) => {
  const { store, now } = payments
  const choices = applyChoices(payments, opened, form)
  if (choices.kind === 'errors') return checkoutPage(payments, opened, { ...choices.state, typed: form })
  const { session } = choices
  // Enter in the field of the code alone only applies it.
  if (form.get('promotion') && !form.get('number')) {
    return { kind: 'redirect', status: 303, location: `/c/${session.id}` }
  }
  const again = (state: CheckoutState) => checkoutPage(payments, session, { typed: form, ...state })
  const reading = readCard(form, now())
  if (reading.kind === 'errors') return again({ status: 400, errors: reading.errors })
  const customer = session.customer === null ? undefined : store.customers.find(session.customer)
  const [refusal, ...refusals] = customer?.refusals ?? []
  if (customer && refusal) store.customers.put({ ...customer, refusals })
  const outcome = chargeCard(reading.card, 'checkout', now(), refusal)
  if (outcome.kind === 'declined') {
    return again({ status: 402, notice: `${outcome.message} Please try another card.` })
  }
  const card = storeCard(payments, reading.card)
  if (outcome.kind === 'paid') return toSuccess(completeCheckout(payments, session, card))
  return { kind: 'redirect', status: 303, location: `/c/${session.id}/confirm?card=${card.id}` }
})

/** GET /c/{id}/confirm: the page of the bank. */
export const showCheckoutConfirmation = whileOpen((payments, session, { query }) => {
  const { price, total } = checkoutTotal(payments, session)
  return confirmPage({
    action: `/c/${session.id}/confirm`,
    amount: money(total, price.currency),
    card: query.get('card') ?? '',
    targets: [session.successUrl],
  })
})

/** POST /c/{id}/confirm: the customer's answer to the bank. */
export const confirmCheckout = whileOpen((payments, session, { form }) => {
  const { store } = payments
  const card = store.paymentMethods.find(form.get('card') ?? '')
  if (!card || card.customer !== null)
    return checkoutPage(payments, session, { status: 400, notice: REFUSED })
  if (form.get('decision') === 'confirm') return toSuccess(completeCheckout(payments, session, card))
  store.paymentMethods.remove(card.id)
  return checkoutPage(payments, session, { status: 402, notice: REFUSED })
})

/** POST /c/{id}/choices: the buttons next to the quantity and the promotion code. */
export const chooseInCheckout = whileOpen((payments, session, { form }) => {
  const choices = applyChoices(payments, session, form)
  if (choices.kind === 'errors') return checkoutPage(payments, session, { ...choices.state, typed: form })
  return { kind: 'redirect', status: 303, location: `/c/${session.id}` }
})

function toSuccess(session: CheckoutSession): Reply {
  return { kind: 'redirect', status: 303, location: successOf(session) }
}

function successOf({ id, successUrl }: CheckoutSession): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id)
}
