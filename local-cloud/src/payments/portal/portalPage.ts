import { type Html, html } from '../../pages/html.ts'
import type { Reply } from '../../pages/Reply.ts'
import type { CardErrors } from '../cards/readCard.ts'
import { invoiceAmounts } from '../render/invoiceAmounts.ts'
import type { Invoice } from '../store/invoices.ts'
import type { Payments } from '../store/Payments.ts'
import type { PortalSession } from '../store/pages.ts'
import type { Subscription } from '../store/subscriptions.ts'
import { cardFields, testCards } from '../views/cardFields.ts'
import { day, money } from '../views/money.ts'
import { paymentPage } from '../views/paymentPage.ts'

export interface PortalState {
  readonly status?: number
  readonly errors?: CardErrors
  /** The form as it was sent. */
  readonly typed?: URLSearchParams
  readonly notice?: string | undefined
  /** What was just done. */
  readonly done?: string | undefined
}

/** What a customer sees of the own subscriptions, card and invoices. A flow shows its part alone. */
export function portalPage(payments: Payments, session: PortalSession, state: PortalState = {}): Reply {
  const { store } = payments
  const { flow, returnUrl, redirect } = session
  const customer = store.customers.find(session.customer)
  const subscriptions = store.subscriptions
    .list(session.customer)
    .filter(({ id }) => flow?.type !== 'subscription_cancel' || flow.subscription === id)
  const only = flow?.type
  return paymentPage({
    status: state.status ?? 200,
    title:
      only === 'payment_method_update'
        ? 'Update your card'
        : only === 'subscription_cancel'
          ? 'Cancel your subscription'
          : 'Your subscription',
    lead: customer?.email ?? '',
    notice: state.notice,
    targets: [returnUrl, redirect],
    content: html`${state.done ? html`<p class="done" role="status">${state.done}</p>` : undefined}
    ${
      only === 'payment_method_update'
        ? undefined
        : subscriptions.map((each) => subscriptionSection(payments, session, each))
    }
    ${subscriptions.length === 0 ? html`<p>You have no subscription.</p>` : undefined}
    ${only === 'subscription_cancel' ? undefined : cardSection(payments, session, state)}
    ${only === undefined ? invoicesSection(payments, session) : undefined}
    ${returnUrl === null ? undefined : html`<p><a href="${returnUrl}">Go back</a></p>`}`,
  })
}

function subscriptionSection(
  payments: Payments,
  { secret }: PortalSession,
  subscription: Subscription,
): Html {
  const { store } = payments
  const { id, item, endedAt, cancelAt } = subscription
  const price = store.prices.find(item.price)
  const product = price && store.products.find(price.product)
  const field = html`<input type="hidden" name="subscription" value="${id}">`
  const cost = price ? `${money(price.amount * item.quantity, price.currency)} each ${price.interval}` : ''
  return html`<section>
    <h2>${product?.name ?? item.price}</h2>
    <p>${cost}</p>
    <p class="muted">${stateOf(payments, subscription)}</p>
    ${
      endedAt !== null
        ? undefined
        : cancelAt === null
          ? html`<form method="post" action="/p/${secret}/cancel">${field}
              <button type="submit">Cancel subscription</button>
            </form>`
          : html`<form method="post" action="/p/${secret}/resume">${field}
              <button class="primary" type="submit">Resume subscription</button>
            </form>`
    }
  </section>`
}

/** The state of a subscription in words. */
function stateOf(
  { store }: Payments,
  { status, item, cancelAt, endedAt, schedule, pause }: Subscription,
): string {
  if (endedAt !== null) return `Ended on ${day(endedAt)}.`
  if (cancelAt !== null) return `Canceled. You can use it until ${day(cancelAt)}.`
  const problems = { past_due: 'The last payment failed.', unpaid: 'It is unpaid.' }
  if (status === 'past_due' || status === 'unpaid') return `${problems[status]} Please update your card.`
  if (status === 'incomplete') return 'The first payment is not complete.'
  if (pause) {
    return `Payments are paused${pause.resumesAt === null ? '' : ` until ${day(pause.resumesAt)}`}.`
  }
  const next = schedule === null ? undefined : store.schedules.find(schedule)?.phases[1]
  const price = next && store.prices.find(next.price)
  if (next && price) {
    return `Changes on ${day(next.start)} to ${money(price.amount * next.quantity, price.currency)} each ${price.interval}.`
  }
  return status === 'trialing' ? `Free until ${day(item.periodEnd)}.` : `Renews on ${day(item.periodEnd)}.`
}

function cardSection(
  { store, now }: Payments,
  { customer, secret, flow }: PortalSession,
  state: PortalState,
): Html {
  const id = store.customers.find(customer)?.defaultPaymentMethod
  const card = id ? store.paymentMethods.find(id) : undefined
  const expiry = card && `${String(card.expMonth).padStart(2, '0')} / ${card.expYear}`
  const hasFocus = state.errors !== undefined || flow?.type === 'payment_method_update'
  return html`<section aria-labelledby="card">
    <h2 id="card">Card</h2>
    <p class="muted">${card ? `${card.brand} •••• ${card.last4}, expires ${expiry}` : 'No card yet.'}</p>
    <form method="post" action="/p/${secret}/card" novalidate>
      ${cardFields({ errors: state.errors ?? {}, typed: state.typed, now: now(), hasFocus })}
      <button type="submit"${flow ? html` class="primary"` : undefined}>Update card</button>
    </form>
    ${testCards()}
  </section>`
}

function invoicesSection({ store }: Payments, { customer, secret }: PortalSession): Html {
  const invoices = store.invoices.list(customer).filter(({ status }) => status !== 'draft')
  const list = html`<ul class="sums" role="list">${invoices.map((invoice) => invoiceItem(invoice, secret))}</ul>`
  return html`<section aria-labelledby="invoices">
    <h2 id="invoices">Invoices</h2>
    ${invoices.length === 0 ? html`<p class="muted">No invoice yet.</p>` : list}
  </section>`
}

function invoiceItem(invoice: Invoice, secret: string): Html {
  const { id, number, created, status, currency } = invoice
  const name = `${day(created)}, ${number}`
  return html`<li>
    <a href="/i/${id}?portal=${secret}">${name}</a>
    <span>${money(invoiceAmounts(invoice).due, currency)} ${status}</span>
  </li>`
}
