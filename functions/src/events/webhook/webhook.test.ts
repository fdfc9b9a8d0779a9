import { SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import { openClient } from '../../test/openClient.ts'
import { until } from '../../test/until.ts'

let cloud: LocalCloud
let events: EventsCloud

beforeAll(async () => {
  cloud = await startLocalCloud({ REGISTRATION_UNDO_SECONDS: '0' })
  events = await openEvents(cloud)
})
afterEach(async () => {
  await events.owner('POST', 'webhooks', { order: 'normal' })
})
afterAll(async () => {
  await events.release()
  await cloud.release()
})

const eventsAtHand = async () => (await events.firestore.collection(SYNCED_EVENTS_PATH).get()).docs
const fieldOf = async (zoomId: string, field: string) =>
  (await eventsAtHand()).find((each) => each.get('zoomId') === zoomId)?.get(field)
const statusOf = async (uid: string, eventId: string) =>
  (await events.registration(uid, eventId))?.registrationStatus

test('Zoom finds the address valid, and nobody else is heard', async () => {
  expect(await events.owner('POST', 'validate-webhook')).toEqual({ isValid: true })
  const url = `http://localhost:${cloud.functionsPort}/demo-outcome-studio/us-west3/zoomWebhook`
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(url)).status).toBe(405)
  expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(400)
})

test('what changes at Zoom arrives, twice and in any order', async () => {
  await events.owner('POST', 'webhooks', { order: 'twice' })
  const { id } = await events.addEvent({ topic: 'By webhook' }, -5)
  await until(async () => (await fieldOf(id, 'topic')) === 'By webhook')
  await events.owner('POST', `events/${id}/start`)
  await until(async () => (await fieldOf(id, 'state')) === 'started')
  await events.owner('POST', 'webhooks', { order: 'held' })
  await events.owner('POST', `events/${id}/end`)
  await events.owner('POST', 'deliver', { reversed: true })
  await until(async () => (await fieldOf(id, 'state')) === 'ended')
  const other = await events.addEvent({ topic: 'Cancelled at once' })
  await events.owner('POST', `events/${other.id}/move`, { start_time: '2030-01-01T09:00:00Z' })
  await events.owner('POST', 'deliver', { reversed: true })
  expect(await fieldOf(other.id, 'startTime')).toBe('2030-01-01T09:00:00.000Z')
  await events.owner('POST', `events/${other.id}/cancel`)
  await events.owner('POST', 'deliver')
  await until(async () => (await fieldOf(other.id, 'state')) === 'cancelled')
  const zoomIds = (await eventsAtHand()).map((each) => each.get('zoomId'))
  expect(zoomIds.filter((zoomId) => zoomId === id || zoomId === other.id).sort()).toEqual(
    [id, other.id].sort(),
  )
})

test('a member registers by their document alone, and the host decides', async () => {
  await events.createMember('ann')
  const { event, eventId } = await events.publish({ approval_type: 1 })
  await events.request('ann', eventId)
  await until(async () => (await events.registration('ann', eventId))?.awaitsApproval === true)
  const [{ id } = { id: '' }] = await events.registrants(event.id)
  await events.owner('POST', `events/${event.id}/registrants/${id}/approve`)
  await until(async () => (await statusOf('ann', eventId)) === 'approved')
  await events.owner('POST', `events/${event.id}/registrants/${id}/deny`)
  await until(async () => (await statusOf('ann', eventId)) === 'denied')
})

test('a decision whose webhook Zoom gave up on comes with the sync by schedule', async () => {
  await events.createMember('gus')
  const { event, eventId } = await events.publish({ approval_type: 1 })
  await events.request('gus', eventId)
  await until(async () => (await events.registration('gus', eventId))?.awaitsApproval === true)
  const [{ id } = { id: '' }] = await events.registrants(event.id)
  await events.owner('POST', 'webhooks', { order: 'dropped' })
  const url = `http://localhost:${cloud.functionsPort}/demo-outcome-studio/us-west3/syncZoomBySchedule`
  for (const [decision, status] of [
    ['approve', 'approved'],
    ['deny', 'denied'],
    ['approve', 'approved'],
  ] as const) {
    await events.owner('POST', `events/${event.id}/registrants/${id}/${decision}`)
    expect((await fetch(url, { method: 'POST' })).status).toBe(200)
    expect(await statusOf('gus', eventId)).toBe(status)
  }
  expect(await events.registration('gus', eventId)).toMatchObject({
    personalJoinURL: expect.stringMatching(/^http/),
  })
})

test('an event is sent again until it is followed', async () => {
  // Otherwise the notice of its creation is followed meanwhile, and meets the faults or finds it cancelled.
  await events.owner('POST', 'webhooks', { order: 'held' })
  const { event, eventId } = await events.publish()
  await events.owner('POST', `events/${event.id}/cancel`)
  await events.owner('POST', 'faults', { count: 2, status: 401, path: `/webinars/${event.id}` })
  const deliveries = await events.owner('GET', 'deliveries')
  const [last] = Array.isArray(deliveries) ? deliveries : []
  expect(await events.owner('POST', 'deliver', { events: [last.event] })).toEqual({ statuses: [500] })
  expect(await fieldOf(event.id, 'state')).toBe('scheduled')
  expect(await events.owner('POST', 'deliver', { events: [last.event] })).toEqual({ statuses: [200] })
  expect((await events.firestore.doc(`${SYNCED_EVENTS_PATH}/${eventId}`).get()).get('state')).toBe(
    'cancelled',
  )
})

test('who registers at Zoom directly is no registration of ours', async () => {
  await events.createMember('eve')
  const { event, eventId } = await events.publish()
  await events.owner('POST', `events/${event.id}/registrants`, {
    registrants: [{ email: `eve@${DOMAIN}`, first_name: 'Eve' }],
  })
  const [{ id } = { id: '' }] = await events.registrants(event.id)
  await events.owner('POST', 'webhooks', { order: 'held' })
  await events.owner('POST', `events/${event.id}/registrants/${id}/deny`)
  await events.owner('POST', 'deliver')
  expect(await events.registration('eve', eventId)).toBeUndefined()
})

test('tools admins sync, and read who registered, who cancelled and who came', async () => {
  const tools = await openClient(cloud, 'tools@acme.test')
  const { event, eventId } = await events.publish({}, -90)
  await events.owner('POST', `events/${event.id}/registrants`, {
    registrants: [
      {
        email: 'ada@acme.test',
        first_name: 'Ada',
        last_name: 'King',
        stays: [0, 30].map((from) => ({ from, minutes: 20 })),
      },
      { email: 'bob@acme.test', first_name: 'Bob', status: 'denied' },
      ...Array.from({ length: 700 }, (_, index) => ({ email: `p${index}@acme.test`, first_name: 'P' })),
    ],
  })
  await events.owner('POST', `events/${event.id}/end`)
  await events.firestore.doc(`liveEventsModule/events/registrants/${eventId}`).set({
    unregisteredRegistrants: [
      {
        uid: 'c',
        email: 'cy@acme.test',
        name: 'Cy',
        registrantId: 'r',
        cancelledAt: '2026-01-01T00:00:00.000Z',
      },
      {
        uid: 'a',
        email: 'ada@acme.test',
        name: 'Ada',
        registrantId: 'o',
        cancelledAt: '2026-01-01T00:00:00.000Z',
      },
    ],
  })
  const answer = await tools.call('fetchLiveEventRegistrants', { eventId, eventType: 'webinar' })
  const { registrants } = answer as { readonly registrants: readonly { readonly email: string }[] }
  expect(registrants).toHaveLength(703)
  const find = (email: string) => registrants.find((each) => each.email === email)
  expect(find('ada@acme.test')).toMatchObject({ name: 'Ada King', status: 'approved', minutes: 40 })
  expect(find('bob@acme.test')).toMatchObject({ status: 'denied', minutes: 0 })
  expect(find('cy@acme.test')).toMatchObject({ status: 'cancelled', minutes: 0 })
  for (const input of [
    {},
    { eventId },
    { eventType: 'webinar' },
    { eventId, eventType: undefined },
    { eventId: null, eventType: 'webinar' },
    { eventId, eventType: '' },
    { eventId: 'none', eventType: 'webinar' },
  ]) {
    expect(await tools.call('fetchLiveEventRegistrants', input)).toEqual({ registrants: [] })
  }
  expect(await tools.call('syncZoom', null)).toMatchObject({ syncResult: { finished: true } })
  await events.owner('POST', 'faults', { count: 2, status: 401 })
  await expect(
    tools.call('fetchLiveEventRegistrants', { eventId, eventType: 'webinar' }),
  ).rejects.toMatchObject({ code: 'functions/failed-precondition' })
  const member = await openClient(cloud, 'standard@acme.test')
  await expect(member.call('syncZoom', null)).rejects.toMatchObject({ code: 'functions/permission-denied' })
  await Promise.all([tools.release(), member.release()])
})
