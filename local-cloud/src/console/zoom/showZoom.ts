import { type Html, html } from '../../pages/html.ts'
import { datesOf } from '../../zoom/events/datesOf.ts'
import type { ZoomServer } from '../../zoom/owner/ZoomServer.ts'
import type { ZoomEvent } from '../../zoom/store/records.ts'
import type { ConsoleEndpoint } from '../ConsoleState.ts'
import { consolePage } from '../consolePage.ts'
import { webhooksSection } from '../webhooksSection.ts'
import { eventItem } from './eventItem.ts'
import { FAULT_NAMES } from './ZOOM_ACTIONS.ts'

const MAX_EVENTS = 100
const MAX_NOTICES = 50

/** GET /zoom: the events at the video conferences, and what they report. */
export const showZoom: ConsoleEndpoint = ({ zoom }) => {
  const content = zoom
    ? html`${addForm()}${faultsForm(zoom)}${eventsSection(zoom)}${noticesSection(zoom)}`
    : html`<p class="muted">local-cloud.config.ts configures no live events.</p>`
  return {
    kind: 'page',
    status: 200,
    page: consolePage('Live events', html`<h1>Live events</h1>${content}`),
  }
}

function addForm(): Html {
  return html`<form class="actions" method="post" action="/zoom/add">
    <div class="field"><label for="topic">Topic</label><input id="topic" name="topic" required></div>
    <div class="field">
      <label for="type">Type</label>
      <select id="type" name="type"><option>webinar</option><option>meeting</option></select>
    </div>
    <div class="field">
      <label for="time">Time (UTC)</label>
      <input id="time" name="time" type="datetime-local" required>
    </div>
    <div class="field">
      <label for="minutes">Minutes</label>
      <input id="minutes" name="minutes" type="number" min="1" max="1440" value="60" required>
    </div>
    <div class="field">
      <label for="approval">Registration</label>
      <select id="approval" name="approval">
        <option value="0">Automatic</option><option value="1">Needs approval</option><option value="2">None</option>
      </select>
    </div>
    <button type="submit">Add event</button>
  </form>`
}

function faultsForm({ api }: ZoomServer): Html {
  const pending = api.faults.pending.reduce((sum, { count }) => sum + count, 0)
  return html`<form class="actions" method="post" action="/zoom/faults">
      <div class="field">
        <label for="count">Next calls</label>
        <input id="count" name="count" type="number" min="1" max="1000" value="1" required>
      </div>
      <div class="field">
        <label for="fault">How they fail</label>
        <select id="fault" name="fault">${FAULT_NAMES.map((name) => html`<option>${name}</option>`)}</select>
      </div>
      <button type="submit">Fail the next calls</button>
    </form>
    ${pending > 0 ? html`<p>The next ${pending} calls will fail.</p>` : undefined}`
}

function eventsSection(server: ZoomServer): Html {
  const { store, now } = server.api.zoom
  const events = store.allEvents()
  const shown = nearest(events, now()).slice(0, MAX_EVENTS)
  return html`<h2>Events (${events.length})</h2>
    ${
      shown.length === 0
        ? html`<p class="muted">No event yet.</p>`
        : html`<ol class="mails" role="list">${shown.map((event) => eventItem(server, event))}</ol>`
    }`
}

/** What is near in time comes first, the past and the future mixed. */
function nearest(events: readonly ZoomEvent[], now: number): readonly ZoomEvent[] {
  const distance = (event: ZoomEvent) => Math.min(...datesOf(event).map(({ start }) => Math.abs(start - now)))
  return events.toSorted((one, other) => distance(one) - distance(other))
}

const noticesSection = ({ api, webhooks, deliveries }: ZoomServer): Html =>
  webhooksSection({
    page: 'zoom',
    title: 'Webhooks',
    field: 'notice',
    messages: api.zoom.store.latestNotices(MAX_NOTICES),
    webhooks,
    deliveries,
  })
