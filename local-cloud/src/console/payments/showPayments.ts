import { type Html, html } from '../../pages/html.ts'
import type { PaymentsServer } from '../../payments/owner/PaymentsServer.ts'
import type { ConsoleEndpoint } from '../ConsoleState.ts'
import { consolePage } from '../consolePage.ts'
import { webhooksSection } from '../webhooksSection.ts'
import { customersSection } from './customersSection.ts'

const MAX_EVENTS = 50

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** GET /payments: the payment provider's clock, customers and events. */
export const showPayments: ConsoleEndpoint = ({ payments }) => {
  payments?.catchUp()
  const content = payments
    ? html`${clockSection(payments)}${customersSection(payments)}${eventsSection(payments)}`
    : html`<p class="muted">local-cloud.config.ts configures no payments.</p>`
  return {
    kind: 'page',
    status: 200,
    page: consolePage('Payments', html`<h1>Payments</h1>${content}`),
  }
}

function clockSection({ payments }: PaymentsServer): Html {
  return html`<p>The provider’s clock says ${WHEN.format(payments.now() * 1000)}.</p>
    <form class="actions" method="post" action="/payments/clock">
      <div class="field">
        <label for="days">Days</label>
        <input id="days" name="days" type="number" min="1" max="4000" value="1" required>
      </div>
      <button type="submit">Advance the clock</button>
    </form>`
}

function eventsSection({ payments, webhooks, deliveries }: PaymentsServer): Html {
  const events = payments.store.events.latest(MAX_EVENTS)
  return webhooksSection({
    page: 'payments',
    title: 'Events',
    field: 'event',
    messages: events.map(({ id, type, created }) => ({ id, type, created: created * 1000 })),
    webhooks,
    deliveries,
  })
}
