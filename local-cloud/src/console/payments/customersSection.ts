import { type Html, html } from '../../pages/html.ts'
import type { PaymentsServer } from '../../payments/owner/PaymentsServer.ts'
import type { Customer } from '../../payments/store/customers.ts'
import { PAUSE_BEHAVIORS, type Subscription } from '../../payments/store/subscriptions.ts'
import { day, money } from '../../payments/views/money.ts'
import { actionForm } from '../actionForm.ts'

const MAX_CUSTOMERS = 100

/** Every customer with subscriptions, and what can be done to them. */
export function customersSection(server: PaymentsServer): Html {
  const customers = server.payments.store.customers.list().filter(({ deleted }) => !deleted)
  const items = customers.slice(0, MAX_CUSTOMERS).map((customer) => customerItem(server, customer))
  return html`<h2>Customers (${customers.length})</h2>
    ${items.length === 0 ? html`<p class="muted">No customer yet.</p>` : html`<ol class="mails" role="list">${items}</ol>`}`
}

function customerItem(server: PaymentsServer, customer: Customer): Html {
  const { store } = server.payments
  const { id, email, name, refusals } = customer
  const of = email ?? id
  const [card] = store.paymentMethods.list(id)
  const [paid] = store.invoices
    .list(id)
    .filter(({ status, paymentIntent }) => status === 'paid' && paymentIntent)
  return html`<li>
    <article class="mail" aria-labelledby="${id}">
      <h2 id="${id}">${email ?? name ?? id}</h2>
      <p class="hint">${id}${card ? `, card •••• ${card.last4} until ${card.expMonth}/${card.expYear}` : ''}</p>
      ${refusals.length > 0 ? html`<p>Next payments: ${refusals.join(', ')}</p>` : undefined}
      ${store.subscriptions.list(id).map((subscription) => subscriptionItem(server, subscription))}
      <div class="actions">
        ${actionForm({ action: 'fail', label: 'Fail the next payment', of, fields: { customer: id, kind: 'card_declined' } })}
        ${actionForm({
          action: 'fail',
          label: 'Require confirmation',
          of,
          fields: { customer: id, kind: 'authentication_required' },
        })}
        ${actionForm({ action: 'expire-card', label: 'Expire the card', of, fields: { customer: id } })}
        ${paid ? actionForm({ action: 'refund', label: 'Refund the last payment', of, fields: { invoice: paid.id } }) : undefined}
      </div>
    </article>
  </li>`
}

function subscriptionItem({ payments: { store } }: PaymentsServer, subscription: Subscription): Html {
  const { id, item, status, endedAt, cancelAt, pause } = subscription
  const price = store.prices.find(item.price)
  const cost = price ? money(price.amount * item.quantity, price.currency) : ''
  const until =
    endedAt !== null
      ? `ended ${day(endedAt)}`
      : cancelAt !== null
        ? `ends ${day(cancelAt)}`
        : `renews ${day(item.periodEnd)}`
  const paused = pause === null ? '' : `, payments paused (${pause.behavior})`
  return html`<p>${status}: ${item.price} × ${item.quantity}, ${cost}, ${until}${paused}</p>
    <p class="hint">${id}</p>
    ${
      endedAt === null
        ? html`<div class="actions">
            ${actionForm({ action: 'cancel', label: 'Cancel now', of: id, fields: { subscription: id } })}
            ${
              pause === null
                ? PAUSE_BEHAVIORS.map((behavior) =>
                    actionForm({
                      action: 'pause',
                      label: `Pause payments (${behavior})`,
                      of: id,
                      fields: { subscription: id, behavior },
                    }),
                  )
                : actionForm({
                    action: 'pause',
                    label: 'Resume payments',
                    of: id,
                    fields: { subscription: id, behavior: '' },
                  })
            }
          </div>`
        : undefined
    }`
}
