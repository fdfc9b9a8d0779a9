import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import { syncRegistration } from '../registration/syncRegistration.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { countAll } from './countAll.ts'
import { listRegistrants } from './listRegistrants.ts'

let cloud: LocalCloud
let events: EventsCloud

beforeAll(async () => {
  // Without triggers: the tests call what they do.
  cloud = await startLocalCloud({}, 'none')
  events = await openEvents(cloud)
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
})
afterEach(async () => {
  await events.owner('DELETE', 'faults')
})
afterAll(async () => {
  await events.release()
  await cloud.release()
})

let people = 0
/** A new member who registers. */
async function register(eventId: string, fields: object = {}): Promise<string> {
  people += 1
  const uid = `listed${people}`
  await events.createMember(uid, { name: `${uid} Lee` })
  await events.request(uid, eventId, fields)
  const key = { uid, domain: DOMAIN, eventId }
  await syncRegistration(key, events.services({ isConfirmed: async () => true }))
  return uid
}
async function storedEvent(eventId: string): Promise<LiveEvent> {
  const stored = await events.firestore.doc(syncedEventPath(eventId)).get()
  const event = parseLiveEvent(eventId, stored.data())
  if (event === null) throw new Error('The event is not stored.')
  return event
}
const list = async (eventId: string, now = Date.now()) =>
  await listRegistrants(await storedEvent(eventId), {
    firestore: events.firestore,
    zoom: openZoom(30_000),
    now,
  })
const count = (...eventIds: readonly string[]) => countAll(eventIds, openZoom(30_000), events.firestore)
const addDirectly = (zoomId: string, ...registrants: readonly object[]) =>
  events.owner('POST', `events/${zoomId}/registrants`, { registrants })

test('registrants, people who wait and the waitlist are counted, here and at Zoom', async () => {
  const full = await events.publish({ capacity: 1 })
  await events.firestore.doc(syncedEventPath(full.eventId)).update({ capacity: 1 })
  await register(full.eventId)
  for (const _each of [1, 2]) await register(full.eventId, { waitlist: true })
  const manual = await events.publish({ approval_type: 1 })
  await register(manual.eventId)
  await addDirectly(
    manual.event.id,
    { email: 'di@else.test', first_name: 'Di', status: 'approved' },
    { email: 'do@else.test', first_name: 'Do', status: 'denied' },
  )
  const open = await events.publish({ approval_type: 2 })
  await register(open.eventId)
  const counts = await count(full.eventId, manual.eventId, open.eventId, 'unknown')
  expect(counts).toHaveLength(3)
  expect(counts).toEqual(
    expect.arrayContaining([
      { eventId: full.eventId, approved: 1, pending: 0, waitlisted: 2 },
      { eventId: manual.eventId, approved: 1, pending: 1, waitlisted: 0 },
      { eventId: open.eventId, approved: 1, pending: 0, waitlisted: 0 },
    ]),
  )
})

test('an event that was deleted at Zoom has nobody, and while Zoom is down none is counted', async () => {
  const { event, eventId } = await events.publish()
  await events.owner('POST', `events/${event.id}/cancel`)
  expect(await count(eventId)).toEqual([{ eventId, approved: 0, pending: 0, waitlisted: 0 }])
  expect(await count()).toEqual([])
  await events.owner('POST', 'faults', { count: 4, status: 401 })
  await expect(count(eventId)).rejects.toMatchObject({ name: 'ZoomError' })
})

test('people at Zoom are joined with members, and members on the waitlist are added', async () => {
  const { event, eventId } = await events.publish({ capacity: 1 })
  await events.firestore.doc(syncedEventPath(eventId)).update({ capacity: 1 })
  const member = await register(eventId)
  await addDirectly(event.id, { email: 'di@else.test', first_name: 'Di', status: 'denied' })
  const waiting = await register(eventId, { waitlist: true })
  expect(await list(eventId)).toMatchObject([
    { email: `${member}@${DOMAIN}`, status: 'approved', member: { uid: member, domain: DOMAIN } },
    { email: 'di@else.test', status: 'denied' },
    { name: `${waiting} Lee`, email: `${waiting}@${DOMAIN}`, status: 'waitlisted', member: { uid: waiting } },
  ])
  expect((await list(eventId))[1]).not.toHaveProperty('member')
})

test('members of an event without registration are listed with their attendance', async () => {
  const { event, eventId } = await events.publish({ approval_type: 2 })
  const uid = await register(eventId)
  await events.owner('POST', `events/${event.id}/move`, { start_time: '2026-01-01T09:00:00Z' })
  await events.owner('POST', `events/${event.id}/join`, {
    email: `${uid}@${DOMAIN}`,
    name: 'Ann',
    minutes: 20,
  })
  await events.owner('POST', `events/${event.id}/end`)
  const listed = await list(eventId, Date.now() + 30 * 86_400_000)
  expect(listed).toMatchObject([{ status: 'approved', minutes: 20, member: { uid } }])
})
