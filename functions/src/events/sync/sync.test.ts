import { SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import { sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { deleteEvents, type EventsCloud, inMinutes, openEvents } from '../../test/events/openEvents.ts'
import { until } from '../../test/until.ts'
import type { Conference } from '../store/storeEvent.ts'
import { syncEvent } from '../store/syncEvent.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { followRegistrants } from './followRegistrants.ts'
import { acquireSync } from './SyncCursor.ts'

let events: EventsCloud

beforeAll(async () => {
  events = await openEvents(await sharedLocalCloud())
})
beforeEach(async () => {
  await events.owner('DELETE', 'data')
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
  await deleteEvents(events.firestore)
})
afterAll(async () => {
  await events.owner('POST', 'webhooks', { mode: 'normal' })
  await events.release()
})

const services = () => ({
  firestore: events.firestore,
  zoom: openZoom(60_000),
  now: Date.now,
  hosts: ['host_studio'],
})

async function stored() {
  const { docs } = await events.firestore.collection(SYNCED_EVENTS_PATH).orderBy('startTime').get()
  return docs.map((each) => ({ id: each.id, ...each.data() }) as Readonly<Record<string, unknown>>)
}
const counts = { created: 0, changed: 0, unchanged: 0, cancelled: 0, failed: [], finished: true }

test('brings in webinars, meetings and each occurrence, and writes nothing that agrees', async () => {
  const webinar = await events.addEvent({ agenda: 'A'.repeat(400), timezone: 'Europe/Berlin' })
  await events.addEvent(
    { type: 'meeting', topic: 'Office hour', approval_type: 1, host_id: 'host_academy' },
    3_000,
  )
  await events.addEvent({
    topic: 'Series',
    approval_type: 2,
    occurrences: [
      { start_time: inMinutes(5_000), duration: 30 },
      { start_time: inMinutes(9_000), duration: 45 },
    ],
  })
  expect(await events.sync()).toEqual({ ...counts, created: 4 })
  const found = await stored()
  expect(found.map(({ topic, approval, duration, state }) => [topic, approval, duration, state])).toEqual([
    ['Finding outcomes', 'automatic', 60, 'scheduled'],
    ['Office hour', 'manual', 60, 'scheduled'],
    ['Series', 'none', 30, 'scheduled'],
    ['Series', 'none', 45, 'scheduled'],
  ])
  expect(found[0]).toMatchObject({
    zoomId: webinar.id,
    agenda: 'A'.repeat(400),
    timezone: 'Europe/Berlin',
    status: 'unpublished',
    sequence: 0,
  })
  const before = await events.firestore.collection(SYNCED_EVENTS_PATH).get()
  expect(await events.sync()).toEqual({ ...counts, unchanged: 4 })
  const after = await events.firestore.collection(SYNCED_EVENTS_PATH).get()
  expect(after.docs.map(({ updateTime }) => updateTime)).toEqual(
    before.docs.map(({ updateTime }) => updateTime),
  )
  const info = (await events.firestore.doc('liveEventsModule/events').get()).data()
  expect(info).toMatchObject({ syncFailing: false, syncedAt: expect.stringMatching(/Z$/) })
  const state = (await events.firestore.doc('liveEventsModule/sync').get()).data()
  expect(state).toMatchObject({ isRunning: false, handled: 4, error: '', result: { unchanged: 4 } })
})

test('a sync that was killed says until when it counts as running', async () => {
  for (let index = 0; index < 12; index += 1) await events.addEvent({ topic: `Event ${index}` })
  const now = Date.now()
  const place = events.firestore.doc('liveEventsModule/sync')
  const states: unknown[] = []
  await events.sync({
    now: () => now,
    hasTime: () => {
      states.push(place.get().then((stored) => stored.data()))
      return true
    },
  })
  expect(await Promise.all(states)).toContainEqual(
    expect.objectContaining({ isRunning: true, runsUntil: new Date(now + 120_000).toISOString() }),
  )
})

test('keeps what admins edit, raises the sequence, and a cancelled event never vanishes', async () => {
  const { id } = await events.addEvent()
  await events.sync()
  const [event] = await stored()
  const place = events.firestore.doc(`${SYNCED_EVENTS_PATH}/${String(event?.id)}`)
  await place.update({ status: 'published', category: 'Basics', vimeoId: '1' })
  const start = inMinutes(3_000)
  await events.owner('POST', `events/${id}/move`, { start_time: start })
  expect(await events.sync()).toEqual({ ...counts, changed: 1 })
  expect((await place.get()).data()).toMatchObject({
    status: 'published',
    category: 'Basics',
    vimeoId: '1',
    startTime: `${start.slice(0, 19)}.000Z`,
    sequence: 1,
  })
  await events.owner('POST', `events/${id}/cancel`)
  expect(await events.sync()).toEqual({ ...counts, cancelled: 1 })
  expect((await place.get()).data()).toMatchObject({ state: 'cancelled', sequence: 2, category: 'Basics' })
  expect(await events.sync()).toEqual(counts)
})

test('an event that Zoom gave another UUID is the same event', async () => {
  const { id } = await events.addEvent({ id: '81234567890', uuid: 'first==' })
  await events.sync()
  const [event] = await stored()
  const place = events.firestore.doc(`${SYNCED_EVENTS_PATH}/${String(event?.id)}`)
  await place.update({ zoomUUID: 'earlier', category: 'Basics' })
  expect(await events.sync()).toEqual({ ...counts, changed: 1 })
  expect(await stored()).toEqual([
    expect.objectContaining({
      id: 'first',
      zoomId: id,
      zoomUUID: 'first==',
      category: 'Basics',
      sequence: 0,
    }),
  ])
})

test('an event that is over ends, and stays so when Zoom no longer lists it', async () => {
  const { id } = await events.addEvent({}, -30)
  await events.sync()
  expect(await stored()).toEqual([expect.objectContaining({ state: 'scheduled' })])
  const later = Date.now() + 3_600_000
  expect(await events.sync({ now: () => later })).toEqual({ ...counts, changed: 1 })
  await events.owner('POST', `events/${id}/cancel`)
  expect(await events.sync({ now: () => later })).toEqual(counts)
  expect(await stored()).toEqual([expect.objectContaining({ state: 'ended' })])
})

test('what a host ended early is over, whatever comes later in which order', async () => {
  const { id } = await events.addEvent({}, -10)
  await events.owner('POST', `events/${id}/start`)
  await events.sync()
  expect(await stored()).toEqual([expect.objectContaining({ state: 'started' })])
  await events.owner('POST', `events/${id}/end`)
  await syncEvent('webinar', id, services(), { what: 'ended', at: 2, startTime: '' })
  await syncEvent('webinar', id, services(), { what: 'started', at: 1, startTime: '' })
  await events.sync()
  expect(await stored()).toEqual([expect.objectContaining({ state: 'ended' })])
})

/** Reads an event of Zoom, and stores it only after `meanwhile`. */
async function followLate(id: string, conference: Conference | null, meanwhile: () => Promise<unknown>) {
  const zoom = openZoom(60_000)
  const getEvent: typeof zoom.getEvent = async (...sent) => {
    const event = await zoom.getEvent(...sent)
    await meanwhile()
    return event
  }
  await syncEvent('webinar', id, { ...services(), zoom: { ...zoom, getEvent } }, conference)
}

test('a late copy of the start does not begin again what has ended', async () => {
  const { id } = await events.addEvent({}, -10)
  await events.owner('POST', `events/${id}/start`)
  const started = { what: 'started', at: 1, startTime: '' } as const
  await syncEvent('webinar', id, services(), started)
  await followLate(id, started, async () => {
    await events.owner('POST', `events/${id}/end`)
    await syncEvent('webinar', id, services(), { what: 'ended', at: 2, startTime: '' })
  })
  expect(await stored()).toEqual([expect.objectContaining({ state: 'ended' })])
})

test('what was read earlier does not replace what was read later', async () => {
  const { id } = await events.addEvent()
  await followLate(id, null, async () => {
    await events.owner('POST', `events/${id}/move`, { start_time: '2030-01-01T09:00:00Z' })
    await syncEvent('webinar', id, services())
  })
  expect(await stored()).toEqual([expect.objectContaining({ startTime: '2030-01-01T09:00:00.000Z' })])
})

test('a host that Zoom does not know hides no other, and is named', async () => {
  await events.addEvent()
  expect(await events.sync({ hosts: ['nobody', 'host_studio'] })).toEqual({
    ...counts,
    created: 1,
    failed: [{ what: 'nobody', reason: 'Zoom knows no user with this id in the account.' }],
  })
  expect((await events.firestore.doc('liveEventsModule/events').get()).get('syncFailing')).toBe(true)
})

test('an event that cannot be fetched is named and stays as it was', async () => {
  const { id } = await events.addEvent({ topic: 'Broken' })
  await events.addEvent({ topic: 'Whole' })
  await events.sync()
  await events.owner('POST', 'faults', { count: 1, status: 400, path: `^/v2/webinars/${id}` })
  expect(await events.sync()).toEqual({
    ...counts,
    unchanged: 1,
    failed: [{ what: 'Broken', reason: expect.stringContaining('Zoom refused it') }],
  })
  expect((await stored()).map(({ state }) => state)).toEqual(['scheduled', 'scheduled'])
})

test('while Zoom is down everything stays, and the sync goes on where it was', async () => {
  for (let index = 0; index < 60; index += 1) {
    await events.addEvent({ topic: `Event ${index}`, start_time: inMinutes(1_000 + index) })
  }
  const turns = [true, true, true, true]
  const first = await events.sync({ hasTime: () => turns.pop() === true })
  expect(first).toMatchObject({ created: 30, finished: false })
  await events.owner('POST', 'faults', { count: 2, status: 401 })
  await expect(events.sync()).rejects.toMatchObject({ name: 'ZoomError', kind: 'unauthorized' })
  expect((await events.firestore.doc('liveEventsModule/sync').get()).data()).toMatchObject({
    isRunning: false,
    error: 'Zoom did not accept the credentials of the app.',
  })
  expect((await events.firestore.doc('liveEventsModule/events').get()).get('syncFailing')).toBe(true)
  await events.owner('POST', 'faults', { count: 1, status: 429, retryAfterSeconds: 0 })
  await events.owner('POST', 'faults', { count: 1, halfPage: true, path: '/users/' })
  await events.owner('DELETE', 'tokens')
  expect(await events.sync()).toEqual({ ...counts, created: 60 })
})

test('one sync runs at a time, and one that was killed is taken over', async () => {
  await events.addEvent()
  const { firestore } = events
  await acquireSync('killed', ['host_studio'], firestore, Date.now())
  expect(await events.sync()).toEqual({ ...counts, finished: false })
  expect(await stored()).toEqual([])
  const answers = await Promise.all([
    events.sync({ now: () => Date.now() + 200_000 }),
    events.sync({ now: () => Date.now() + 200_000 }),
  ])
  // One of them may have come while the other ran, and then reports how far that was.
  const finished = answers.filter((answer) => answer.finished)
  expect(finished.reduce((sum, { created }) => sum + created, 0)).toBe(1)
  expect(await stored()).toHaveLength(1)
})

test('decisions are followed for each event that Zoom can be asked about, once it answers', async () => {
  const uid = `hal${Date.now()}`
  await events.createMember(uid)
  const published = await Promise.all([1, 2].map((day) => events.publish({ approval_type: 1 }, day * 1_440)))
  const statuses = () =>
    Promise.all(
      published.map(async ({ eventId }) => (await events.registration(uid, eventId))?.registrationStatus),
    )
  for (const { event, eventId } of published) {
    await events.request(uid, eventId)
    await until(async () => (await events.registration(uid, eventId))?.awaitsApproval === true)
    const [{ id } = { id: '' }] = await events.registrants(event.id)
    await events.owner('POST', `events/${event.id}/registrants/${id}/approve`)
  }
  const follow = () => followRegistrants(events.services(), () => true)
  await events.owner('POST', 'faults', { count: 2, status: 401 })
  await expect(follow()).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(await statuses()).toEqual(['pending', 'pending'])
  await events.owner('POST', 'faults', { count: 1, status: 400, path: `/webinars/${published[0]?.event.id}` })
  await follow()
  expect(await statuses()).toEqual(['pending', 'approved'])
  await followRegistrants(events.services(), () => false)
  expect(await statuses()).toEqual(['pending', 'approved'])
  await follow()
  expect(await statuses()).toEqual(['approved', 'approved'])
})
