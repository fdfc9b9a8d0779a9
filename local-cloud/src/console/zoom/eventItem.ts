import { type Html, html } from '../../pages/html.ts'
import { datesOf, type EventDate, isOver } from '../../zoom/events/datesOf.ts'
import type { ZoomServer } from '../../zoom/owner/ZoomServer.ts'
import type { Registrant, ZoomEvent } from '../../zoom/store/records.ts'
import { actionForm } from '../actionForm.ts'

const MAX_REGISTRANTS = 30
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** An event with its dates and registrants, and what can be done to them. */
export function eventItem(server: ZoomServer, event: ZoomEvent): Html {
  const { zoom } = server.api
  const { id, topic, type, timezone, approval, capacity } = event
  const dates = datesOf(event)
  const total = zoom.store.registrants.count({ event: id })
  const registrants = zoom.store.registrants.list({ event: id, after: 0, limit: MAX_REGISTRANTS })
  const rule = ['', ', needs approval', ', without registration'][approval]
  return html`<li>
    <article class="mail" aria-labelledby="event-${id}">
      <h2 id="event-${id}">${topic}</h2>
      <p class="hint">${type} ${id}, ${timezone}${rule}${capacity === null ? '' : `, for ${capacity} people`}</p>
      ${dates.map((date) => dateItem(event, date, zoom.now()))}
      <details>
        <summary>Registrants (${total})</summary>
        <ol role="list">${registrants.map((each) => registrantItem(event, each))}</ol>
      </details>
      ${event.state === 'deleted' ? undefined : joinForm(event)}
    </article>
  </li>`
}

function dateItem(event: ZoomEvent, date: EventDate, now: number): Html {
  const { occurrence, start, duration, state } = date
  const time = new Date(start).toISOString().slice(0, 16)
  const what = `${event.topic}, ${WHEN.format(start)}`
  const name = `time-${event.id}-${occurrence}`
  const fields = { event: event.id, occurrence }
  const form = (action: string, label: string) =>
    actionForm({ page: 'zoom', action, label, of: what, fields })
  const isPlanned = state === 'waiting' && !isOver(date, now)
  return html`<p>${WHEN.format(start)} UTC, ${duration} minutes: ${stateText(date, now)}</p>
    ${
      state === 'deleted'
        ? undefined
        : html`<div class="actions">
            ${isPlanned ? form('start', 'Start') : undefined}
            ${state === 'started' || isPlanned ? form('end', 'End') : undefined}
            ${form('cancel', 'Cancel')}
            <form class="actions" method="post" action="/zoom/move">
              <input type="hidden" name="event" value="${event.id}">
              <input type="hidden" name="occurrence" value="${occurrence}">
              <div class="field">
                <label for="${name}">Time (UTC)</label>
                <input id="${name}" name="time" type="datetime-local" value="${time}" required>
              </div>
              <button type="submit" aria-label="Move: ${what}">Move</button>
            </form>
          </div>`
    }`
}

function stateText(date: EventDate, now: number): string {
  if (date.state === 'deleted') return 'cancelled'
  if (isOver(date, now)) return 'over'
  return date.state === 'started' ? 'live' : 'planned'
}

function registrantItem(event: ZoomEvent, { id, email, status, occurrence }: Registrant): Html {
  const fields = { event: event.id, registrant: id }
  const of = `${email}, ${event.topic}`
  return html`<li>
    <p>${email}: ${status}${occurrence === '' ? '' : `, occurrence ${occurrence}`}</p>
    <div class="actions">
      ${status === 'approved' ? undefined : actionForm({ page: 'zoom', action: 'approve', label: 'Approve', of, fields })}
      ${status === 'denied' ? undefined : actionForm({ page: 'zoom', action: 'deny', label: 'Deny', of, fields })}
    </div>
  </li>`
}

function joinForm({ id, topic }: ZoomEvent): Html {
  return html`<details>
    <summary>Join as somebody</summary>
    <form class="actions" method="post" action="/zoom/join">
      <input type="hidden" name="event" value="${id}">
      <div class="field">
        <label for="email-${id}">Email</label>
        <input id="email-${id}" name="email" type="email" required>
      </div>
      <div class="field">
        <label for="name-${id}">Name</label>
        <input id="name-${id}" name="name" required>
      </div>
      <div class="field">
        <label for="minutes-${id}">Minutes</label>
        <input id="minutes-${id}" name="minutes" type="number" min="1" max="1440" value="30" required>
      </div>
      <button type="submit" aria-label="Join: ${topic}">Join</button>
    </form>
  </details>`
}
