import { LISTED_EVENTS_PATH, listedEventPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import { until } from '../../test/until.ts'
import { followListing, followListings } from './followListing.ts'

let events: EventsCloud
let release: () => Promise<void>
beforeAll(async () => {
  const cloud = await sharedLocalCloud()
  events = await openEvents(cloud)
  release = cloud.release
})
afterAll(async () => {
  await events.release()
  await release()
})

const listing = async (id: string) => (await events.firestore.doc(listedEventPath(id)).get()).data()
const event = (id: string) => events.firestore.doc(syncedEventPath(id))

test('the listing of an event follows what admins and the sync change', async () => {
  const { eventId } = await events.publish({ approval_type: 2 })
  await until(async () => (await listing(eventId)) !== undefined)
  expect(await listing(eventId)).toMatchObject({ topic: 'Finding outcomes', status: 'published' })
  expect(JSON.stringify(await listing(eventId))).not.toMatch(/zoom|\/j\//i)
  await event(eventId).update({ topic: 'Renamed', vimeoId: '123456' })
  await until(async () => (await listing(eventId))?.topic === 'Renamed')
  expect(await listing(eventId)).toMatchObject({ hasRecording: true })
  expect(await listing(eventId)).not.toHaveProperty('vimeoId')
  await event(eventId).update({ status: 'unpublished' })
  await until(async () => (await listing(eventId)) === undefined)
})

test('a listing is made from the event as it is now, in whatever order triggers come', async () => {
  const { eventId } = await events.publish()
  await Promise.all([1, 2, 3].map(() => followListing(eventId, events.firestore)))
  const before = await events.firestore.doc(listedEventPath(eventId)).get()
  await followListing(eventId, events.firestore)
  const after = await events.firestore.doc(listedEventPath(eventId)).get()
  expect(after.updateTime).toEqual(before.updateTime)
})

test('a sync brings in the listings of events that have none, and removes those of events that are gone', async () => {
  const { eventId } = await events.publish()
  await until(async () => (await listing(eventId)) !== undefined)
  await events.firestore.doc(listedEventPath(eventId)).delete()
  await events.firestore.doc(listedEventPath('gone')).set({ topic: 'Gone', joinURL: 'https://zoom.test/j/1' })
  await followListings(events.firestore)
  expect(await listing(eventId)).toMatchObject({ status: 'published' })
  expect(await listing('gone')).toBeUndefined()
  const all = await events.firestore.collection(LISTED_EVENTS_PATH).get()
  expect(all.docs.filter((each) => 'joinURL' in each.data() || 'zoomId' in each.data())).toEqual([])
})
