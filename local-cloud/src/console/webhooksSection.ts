import { type Html, html } from '../pages/html.ts'
import type { Delivery, DeliveryStore } from '../webhooks/DeliveryStore.ts'
import type { Webhooks } from '../webhooks/Webhooks.ts'
import { actionForm } from './actionForm.ts'

/** Delay of late webhooks, in seconds. */
export const LATE_SECONDS = 30

const MODES = {
  normal: 'At once',
  late: `${LATE_SECONDS} seconds late`,
  twice: 'Twice',
  reversed: 'Out of order',
  dropped: 'Never',
  held: 'When asked for',
} as const

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

interface WebhooksSection {
  readonly page: 'payments' | 'zoom'
  readonly title: 'Events' | 'Webhooks'
  /** Name of the field with the id of a message that is sent again. */
  readonly field: string
  /** The latest messages, newest first. `created` is in milliseconds since 1970. */
  readonly messages: readonly { readonly id: string; readonly type: string; readonly created: number }[]
  readonly webhooks: Webhooks
  readonly deliveries: DeliveryStore
}

/** How a provider's webhooks are delivered, and the latest ones. */
export function webhooksSection({
  page,
  title,
  field,
  messages,
  webhooks,
  deliveries,
}: WebhooksSection): Html {
  const recent = deliveries.recent(500)
  const { mode } = webhooks.mode
  const options = Object.entries(MODES).map(
    ([name, text]) =>
      html`<option value="${name}"${name === mode ? html` selected` : undefined}>${text}</option>`,
  )
  return html`<h2>${title}</h2>
    <div class="actions">
      <form class="actions" method="post" action="/${page}/webhooks">
        <div class="field">
          <label for="mode">Deliver ${title.toLowerCase()}</label>
          <select id="mode" name="mode">${options}</select>
        </div>
        <button type="submit">Apply</button>
      </form>
      ${actionForm({ page, action: 'deliver', label: 'Deliver all now' })}
    </div>
    <ol class="mails" role="list">
      ${messages.map(
        ({ id, type, created }) => html`<li>
          <p><strong>${type}</strong> ${stateOf(recent.filter(({ event }) => event === id))}</p>
          <p class="hint">${WHEN.format(created)}, ${id}</p>
          <div class="actions">
            ${actionForm({ page, action: 'send', label: 'Send again', of: `${type} ${id}`, fields: { [field]: id } })}
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
