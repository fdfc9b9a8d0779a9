import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { parseMember } from '@outcome-studio/shared/domain/member'
import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { mailServices } from '../../mail/mailServices.ts'
import { type EventsCloud, HOSTS, inMinutes, openEvents } from '../../test/events/openEvents.ts'
import { previewMail } from '../messages/previewMail.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { changeAtZoom, type EventChange } from './changeAtZoom.ts'

let cloud: LocalCloud
let events: EventsCloud

beforeAll(async () => {
  // Without triggers: the tests call what they do.
  cloud = await startLocalCloud({}, 'none')
  events = await openEvents(cloud)
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
})
afterAll(async () => {
  await events.release()
  await cloud.release()
})

async function stored(eventId: string): Promise<LiveEvent> {
  const document = await events.firestore.doc(syncedEventPath(eventId)).get()
  const event = parseLiveEvent(eventId, document.data())
  if (event === null) throw new Error('The event is not stored.')
  return event
}
const change = async (eventId: string, wanted: EventChange) =>
  await changeAtZoom(await stored(eventId), wanted, {
    firestore: events.firestore,
    zoom: openZoom(30_000),
    now: Date.now,
    hosts: HOSTS,
  })
const later = () => `${inMinutes(5 * 24 * 60).slice(0, 19)}.000Z`

test.each(['webinar', 'meeting'])('a %s is moved at Zoom and here, once', async (type) => {
  const { event, eventId } = await events.publish({ type })
  const move = { kind: 'moved', startTime: later(), duration: 90 } as const
  await change(eventId, move)
  await change(eventId, move)
  expect(await stored(eventId)).toMatchObject({ startTime: move.startTime, duration: 90, sequence: 1 })
  expect(await events.owner('GET', 'events')).toMatchObject({
    events: expect.arrayContaining([
      expect.objectContaining({ id: event.id, start_time: `${move.startTime.slice(0, 19)}Z`, duration: 90 }),
    ]),
  })
})

test('an event is canceled at Zoom and here, once, also after a lost answer', async () => {
  const { event, eventId } = await events.publish()
  await events.owner('POST', `events/${event.id}/cancel`)
  await change(eventId, { kind: 'canceled' })
  await change(eventId, { kind: 'canceled' })
  expect(await stored(eventId)).toMatchObject({ state: 'cancelled', sequence: 1 })
})

test('what is over or has begun stays, and nothing is moved into the past', async () => {
  const refused = { code: 'failed-precondition' }
  const past = await events.publish({}, -120)
  await expect(change(past.eventId, { kind: 'canceled' })).rejects.toMatchObject(refused)
  const begun = await events.publish({}, -10)
  await expect(change(begun.eventId, { kind: 'canceled' })).rejects.toMatchObject(refused)
  const { eventId } = await events.publish()
  const early = { kind: 'moved', startTime: '2020-01-01T00:00:00.000Z', duration: 60 } as const
  await expect(change(eventId, early)).rejects.toMatchObject(refused)
  await change(eventId, { kind: 'canceled' })
  const move = { kind: 'moved', startTime: later(), duration: 60 } as const
  await expect(change(eventId, move)).rejects.toMatchObject(refused)
})

test('the preview of a change counts who waits, and shows what was before; that of a cancellation says so', async () => {
  const { eventId } = await events.publish()
  const event = await stored(eventId)
  const services = mailServices({ firestore: events.firestore, now: Date.now })
  const member = { uid: 'ann', domain: 'solo.test' }
  const registrants = [
    {
      registrantId: 'r',
      email: 'ann@solo.test',
      name: 'Ann',
      status: 'approved',
      registeredAt: '',
      minutes: null,
      member,
    },
    {
      registrantId: 's',
      email: 'di@else.test',
      name: 'Di',
      status: 'approved',
      registeredAt: '',
      minutes: null,
    },
    {
      registrantId: 't',
      email: 'bo@solo.test',
      name: 'Bo',
      status: 'pending',
      registeredAt: '',
      minutes: null,
      member: { uid: 'bo', domain: 'solo.test' },
    },
  ] as const
  const preview = (planned: Parameters<typeof previewMail>[0]) =>
    previewMail(planned, event, registrants, parseMember({ name: 'Tom', timeZone: 'UTC' }), services)
  const moved = await preview({ kind: 'moved', startTime: later(), duration: 60 })
  expect(moved).toMatchObject({
    people: 2,
    waiting: 1,
    strangers: 1,
    mail: { subject: 'Changed: Finding outcomes' },
  })
  expect(moved.mail.paragraphs[0]).toBe('Hello Tom,')
  expect(moved.mail.block?.lines.some(({ was }) => was !== null)).toBe(true)
  const canceled = await preview({ kind: 'canceled' })
  expect(canceled.mail).toMatchObject({ heading: 'This event was canceled', button: 'Other live events' })
  const unpublished = await preview({ kind: 'unpublished' })
  expect(unpublished.mail).toMatchObject({ subject: 'No longer listed: Finding outcomes', button: 'Join' })
  const waits = await previewMail(
    { kind: 'unpublished' },
    event,
    [{ ...registrants[2], status: 'waitlisted' }],
    parseMember({ name: 'Tom', timeZone: 'UTC' }),
    services,
  )
  expect(waits).toMatchObject({ people: 1, waiting: 1, mail: { button: 'Other live events' } })
  expect(waits.mail.paragraphs[1]).toContain('You stay on the waitlist')
})
