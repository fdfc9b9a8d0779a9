import { cardPage } from '../pages/cardPage.ts'
import { html } from '../pages/html.ts'
import type { Reply } from '../pages/Reply.ts'
import type { Visit } from '../pages/Visit.ts'
import type { Zoom } from './events/Zoom.ts'

/** GET /w/{event}?tk={registrant} and /j/{event}: what opens in place of a conference. It names who joined. */
export function joinPage({ store }: Zoom, { path, query, method }: Visit): Reply {
  const [, kind = '', id = ''] = path.split('/')
  const event = method === 'GET' && (kind === 'w' || kind === 'j') ? store.findEvent(id) : undefined
  if (!event || event.state === 'deleted') {
    return message(404, 'This event does not exist', 'It was cancelled, or the link is not complete.')
  }
  if (kind === 'j') {
    if (event.approval !== 2)
      return message(403, 'Registration is required', `Register for ${event.topic} first.`)
    return message(200, event.topic, 'You joined as a guest.')
  }
  const [registrant] = store.registrants.ofPerson(id, { id: query.get('tk') ?? '' })
  if (registrant?.status !== 'approved') {
    return message(404, 'This link is no longer valid', 'The registration was cancelled, or never approved.')
  }
  const name = `${registrant.firstName} ${registrant.lastName}`.trim()
  return message(200, event.topic, `${name} (${registrant.email}) joined.`)
}

function message(status: number, title: string, lead: string): Reply {
  const content = html`<p class="hint">No video and no sound: this page stands in for the conference.</p>`
  return { kind: 'page', status, page: cardPage({ title, lead, content }) }
}
