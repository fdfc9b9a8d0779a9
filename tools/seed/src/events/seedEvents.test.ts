import {
  eventPhase,
  type LiveEvent,
  parseEventsInfo,
  parseLiveEvent,
  parseVideo,
} from '@outcome-studio/shared/domain/events'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../build/jest/localCloud.ts'
import { getAsOwner } from '../rest/postAsOwner.ts'
import { openSeedDatabase } from '../rest/SeedDatabase.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import { seedEvents } from './seedEvents.ts'
import { zonedTime } from './zonedTime.ts'

let cloud: SharedCloud
let app: App
let target: SeedTarget

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'seed-events')
  target = {
    authUrl: cloud.authUrl,
    identityUrl: cloud.identityUrl,
    paymentsUrl: cloud.paymentsUrl,
    zoomUrl: cloud.zoomUrl,
    appUrl: 'http://localhost:3000',
    firestoreHost: `localhost:${cloud.firestorePort}`,
    projectId: 'demo-outcome-studio',
    now: await seedTime(),
  }
})
afterAll(() => deleteApp(app))

/** When the shared cloud was seeded, which may be minutes ago. */
async function seedTime(): Promise<Date> {
  const info = await getFirestore(app).doc('liveEventsModule/events').get()
  return new Date(info.get('syncedAt'))
}

async function storedEvents(): Promise<readonly LiveEvent[]> {
  const { docs } = await getFirestore(app).collection('liveEventsModule/events/syncedEvents').get()
  return docs.map((each) => {
    const event = parseLiveEvent(each.id, each.data())
    if (!event) throw new Error(`${each.id} cannot be read.`)
    return event
  })
}

const named = async (topic: string) => {
  const found = (await storedEvents()).find((event) => event.topic === topic)
  if (!found) throw new Error(`There is no ${topic}.`)
  return found
}
const inPhase = (events: readonly LiveEvent[], phase: string, now = target.now.getTime()) =>
  events.filter((event) => eventPhase(event, now) === phase).map(({ topic }) => topic)

test('there are events of every kind over two years', async () => {
  const events = await storedEvents()
  expect(events).toHaveLength(43)
  const phases = new Set(events.map((event) => eventPhase(event, target.now.getTime())))
  expect(phases).toEqual(new Set(['recording', 'ended', 'live', 'startingSoon', 'upcoming', 'cancelled']))
  expect(inPhase(events, 'live')).toEqual(['Live: working on a study together'])
  expect(inPhase(events, 'startingSoon')).toContain('Office hours: questions before you start')
  expect(inPhase(events, 'cancelled')).toEqual(['Outcomes in public services'])
  expect(new Set(events.map(({ timezone }) => timezone)).size).toBe(8)
  expect(events.filter(({ topic }) => topic === 'Practice circle')).toHaveLength(4)
  expect(events.filter(({ status }) => status === 'unpublished')).toHaveLength(3)
  const recorded = events.filter(({ vimeoId }) => vimeoId !== '')
  expect(recorded.every(({ vimeoId }) => parseVideo(vimeoId) !== null)).toBe(true)
  const info = parseEventsInfo((await getFirestore(app).doc('liveEventsModule/events').get()).data())
  const led = new Set(events.map(({ instructor }) => instructor))
  expect(info.instructors.map(({ id }) => id).sort()).toEqual([...led].sort())
})

test('Zoom has the same events, and who registered', async () => {
  const { zoomId } = await named('Ask us anything about outcomes')
  const path = `${cloud.zoomUrl}/local-cloud/events`
  const { registrants } = Object(await getAsOwner(`${path}/${zoomId}/registrants`))
  expect(registrants).toHaveLength(24)
  const { events } = Object(await getAsOwner(path))
  const ids = new Set((await storedEvents()).map((event) => event.zoomId))
  expect(new Set(events.map(({ id }: { readonly id: string }) => id))).toEqual(ids)
  const { zoomId: full, isFull } = await named('Live review of three studies')
  expect(isFull).toBe(true)
  const found = events.find(({ id }: { readonly id: string }) => id === full)
  expect(found).toMatchObject({ capacity: 3, registrants: 3 })
})

test('seeding again changes nothing, and later adds a live and a coming event', async () => {
  const database = openSeedDatabase(target)
  await getFirestore(app)
    .doc(`liveEventsModule/events/syncedEvents/${(await named('Open house')).documentId}`)
    .update({ category: 'Edited' })
  const before = await storedEvents()
  await seedEvents(database, target)
  expect(await storedEvents()).toEqual(before)
  const now = new Date(target.now.getTime() + 5 * 3_600_000)
  await seedEvents(database, { ...target, now })
  await seedEvents(database, { ...target, now })
  const events = await storedEvents()
  expect(events).toHaveLength(before.length + 2)
  expect(inPhase(events, 'live', now.getTime())).toHaveLength(1)
  expect(await named('Open house')).toMatchObject({ category: 'Edited' })
})

test.each([
  ['2026-03-01T12:00:00Z', 0, '18:00', 'Europe/Berlin', '2026-03-01T17:00:00.000Z'],
  ['2026-03-01T12:00:00Z', 28, '18:00', 'Europe/Berlin', '2026-03-29T16:00:00.000Z'],
  ['2026-03-01T12:00:00Z', 28, '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-01T12:00:00Z', 1, '09:30', 'Pacific/Auckland', '2026-03-02T20:30:00.000Z'],
  ['2026-10-31T12:00:00Z', 1, '12:00', 'America/New_York', '2026-11-01T17:00:00.000Z'],
  ['2026-10-31T20:00:00Z', 0, '10:15', 'Asia/Kolkata', '2026-11-01T04:45:00.000Z'],
])('from %s, in %i days at %s in %s is %s', (now, day, time, zone, expected) => {
  expect(new Date(zonedTime(new Date(now), day, time, zone)).toISOString()).toBe(expected)
})
