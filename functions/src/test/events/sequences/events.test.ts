import { type LocalCloud, startLocalCloud } from '../../../../../tools/build/jest/localCloud.ts'
import { type EventsCloud, openEvents } from '../openEvents.ts'
import { runEventSequences } from './runEventSequences.ts'

/** Fixed, so that a failure does not depend on the day. `npm run bench -- live-events-model` runs ten thousand. */
const SEEDS = Array.from({ length: 24 }, (_, index) => index)

let cloud: LocalCloud
let events: EventsCloud

beforeAll(async () => {
  cloud = await startLocalCloud(
    { REGISTRATION_UNDO_SECONDS: '0' },
    'functions/src/test/events/webhookOnly.ts',
  )
  events = await openEvents(cloud)
  jest.spyOn(console, 'warn').mockReturnValue()
})
afterAll(async () => {
  await events.release()
  await cloud.release()
})

test('after any sequence of requests, faults and webhooks, Zoom, database and mails agree', async () => {
  const { steps, retries, webhooks, mails } = await runEventSequences(events, SEEDS)
  expect(steps).toBeGreaterThan(SEEDS.length)
  expect(retries).toBeGreaterThan(0)
  expect(webhooks).toBeGreaterThan(0)
  expect(mails).toBeGreaterThan(0)
})
