import { type Html, html } from '../../pages/html.ts'
import type { PaymentsServer } from '../../payments/owner/PaymentsServer.ts'
import type { Delivery } from '../../webhooks/DeliveryStore.ts'
import { actionForm } from '../actionForm.ts'
import { LATE_SECONDS } from './PAYMENT_ACTIONS.ts'

const MAX_EVENTS = 50

const MODES = {
  normal: 'At once',
  late: `${LATE_SECONDS} seconds late`,
  twice: 'Twice',
  reversed: 'Out of order',
  dropped: 'Never',
  held: 'When asked for',
} as const

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** How events are delivered, and the latest ones. */
export function webhooksSection({ payments, webhooks, deliveries }: PaymentsServer): Html {
  const recent = deliveries.recent(500)
  const { mode } = webhooks.mode
  const options = Object.entries(MODES).map(
    ([name, text]) =>
      html`<option value="${name}"${name === mode ? html` selected` : undefined}>${text}</option>`,
  )
  const events = payments.store.events.latest(MAX_EVENTS)
  return html`<h2>Events</h2>
    <div class="actions">
      <form class="actions" method="post" action="/payments/webhooks">
        <div class="field">
          <label for="mode">Deliver events</label>
          <select id="mode" name="mode">${options}</select>
        </div>
        <button type="submit">Apply</button>
      </form>
      ${actionForm({ action: 'deliver', label: 'Deliver all now' })}
    </div>
    <ol class="mails" role="list">
      ${events.map(
        ({ id, type, created }) => html`<li>
          <p><strong>${type}</strong> ${stateOf(recent.filter(({ event }) => event === id))}</p>
          <p class="hint">${WHEN.format(created * 1000)}, ${id}</p>
          <div class="actions">
            ${actionForm({ action: 'send', label: 'Send again', of: `${type} ${id}`, fields: { event: id } })}
          </div>
        </li>`,
      )}
    </ol>`
}

function stateOf(deliveries: readonly Delivery[]): string {
  return deliveries
    .map(({ state, attempts, answer }) =>
      attempts > 1 ? `${state} (attempt ${attempts}: ${answer})` : state,
    )
    .join(', ')
}
