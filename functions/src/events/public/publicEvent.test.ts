import { EVENTS_PATH, listedEventPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import { until } from '../../test/until.ts'

let cloud: SharedCloud
let events: EventsCloud
beforeAll(async () => {
  cloud = await sharedLocalCloud()
  events = await openEvents(cloud)
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
})
afterAll(async () => {
  await events.owner('POST', 'webhooks', { mode: 'normal' })
  await events.release()
  await cloud.release()
})

const place = () => `http://localhost:${cloud.functionsPort}/demo-outcome-studio/us-west3/publicEvent`
async function open(id: string, init: RequestInit = {}) {
  const response = await fetch(`${place()}/${id}`, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const listed = async (id: string) => (await events.firestore.doc(listedEventPath(id)).get()).exists

test('everybody opens the page of a published event, which has nothing to join with', async () => {
  const { eventId } = await events.publish()
  const document = events.firestore.doc(syncedEventPath(eventId))
  await events.firestore
    .doc(EVENTS_PATH)
    .set(
      { instructors: [{ id: 'ida', name: 'Ida <b>Instructor</b>', photoUrl: '', lines: ['Teaches.'] }] },
      { merge: true },
    )
  await document.update({ instructor: 'ida', agenda: 'Bring a job.\nJoin https://zoom.us/j/81234567890' })
  const { joinURL, zoomId, zoomUUID } = (await document.get()).data() ?? {}
  await until(async () => (await open(eventId)).text.includes('Bring a job.'))
  const { status, headers, text } = await open(eventId)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=60')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/)
  expect(text).toContain('<h1>Finding outcomes</h1>')
  expect(text).toContain('<meta property="og:title" content="Finding outcomes">')
  expect(text).toContain('Ida &lt;b&gt;Instructor&lt;/b&gt;')
  expect(text).toContain(`href="/live-events/${eventId}">Register</a>`)
  for (const secret of [joinURL, zoomId, zoomUUID, 'zoom.us', '81234567890']) {
    expect(text).not.toContain(String(secret))
  }
})

test('an event that is unpublished has no page any more, as one that never was', async () => {
  const { eventId } = await events.publish()
  await until(() => listed(eventId))
  await events.firestore.doc(syncedEventPath(eventId)).update({ status: 'unpublished' })
  await until(async () => !(await listed(eventId)))
  const gone = await open(eventId)
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  expect(gone.text).toContain('There is no event here')
  for (const id of ['none', '', '..%2Fx', '%ff', 'a b', '__x__'.repeat(60)]) {
    expect(await open(id)).toMatchObject({ status: 404, text: gone.text })
  }
})

test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
  expect(await open('any', { method })).toMatchObject({ status: 405, text: '' })
})
