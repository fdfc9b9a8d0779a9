import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { CONFIG, zoomFixture } from './zoomFixture.ts'

const fixture = zoomFixture()
const Added = z.object({ id: z.string(), uuid: z.string() })

async function add(fields: object = {}) {
  const start_time = new Date(fixture.zoom.now() + 86_400_000).toISOString()
  const event = { type: 'webinar', topic: 'Jobs', start_time, duration: 60, ...fields }
  return Added.parse(await fixture.zoom.owner('POST', 'events', event))
}

const deliver = (body?: object) => fixture.zoom.owner('POST', 'deliver', body)
const received = () => fixture.zoom.received.map(({ body }) => JSON.parse(body))
const types = () => received().map(({ event }) => event)

test('a notice is signed as Zoom does, and delivered until it is accepted', async () => {
  const { zoom } = fixture
  zoom.answer(500)
  const { id, uuid } = await add()
  expect(await deliver()).toEqual({ delivered: 0, failed: 1, pending: 1 })
  await zoom.restart()
  zoom.answer(200)
  expect(await deliver()).toEqual({ delivered: 1, failed: 0, pending: 0 })
  expect(zoom.received).toHaveLength(2)
  for (const { body, signature, timestamp } of zoom.received) {
    const hash = createHmac('sha256', CONFIG.webhookSecret).update(`v0:${timestamp}:${body}`).digest('hex')
    expect(signature).toBe(`v0=${hash}`)
    expect(Math.abs(Number(timestamp) * 1000 - zoom.now())).toBeLessThan(60_000)
  }
  expect(received()[1]).toMatchObject({
    event: 'webinar.created',
    payload: { account_id: 'account', object: { id: Number(id), uuid, topic: 'Jobs' } },
  })
})

test('everything that happens to an event is reported', async () => {
  const { zoom } = fixture
  const { id } = await add({ type: 'meeting', approval_type: 1 })
  const start_time = new Date(zoom.now() + 3_600_000).toISOString()
  await zoom.owner('POST', `events/${id}/move`, { start_time })
  const person = { email: 'ann@acme.test', first_name: 'Ann' }
  await zoom.api('POST', `/meetings/${id}/registrants`, person)
  const { registrants } = Object(await zoom.owner('GET', `events/${id}/registrants`))
  const path = `events/${id}/registrants/${registrants[0].id}`
  await zoom.owner('POST', `${path}/approve`)
  await zoom.owner('POST', `events/${id}/start`)
  await zoom.owner('POST', `events/${id}/join`, { email: 'ann@acme.test', name: 'Ann', minutes: 12 })
  await zoom.owner('POST', `events/${id}/end`)
  await zoom.owner('POST', `${path}/deny`)
  await zoom.owner('POST', `${path}/cancel`)
  await zoom.owner('POST', `events/${id}/cancel`)
  await deliver()
  expect(types()).toEqual(
    [
      ...['created', 'updated', 'registration_created', 'registration_approved', 'started'],
      ...['participant_joined', 'participant_left', 'ended', 'registration_denied', 'registration_cancelled'],
      'deleted',
    ].map((what) => `meeting.${what}`),
  )
  const [, , requested, approved, started, joined] = received().map(({ payload }) => payload.object)
  expect(requested.registrant).toMatchObject({ email: 'ann@acme.test', status: 'pending' })
  expect(requested.registrant).not.toHaveProperty('join_url')
  expect(approved.registrant.join_url).toContain(`/w/${id}?tk=`)
  expect(started).toMatchObject({ id, start_time: `${start_time.slice(0, 19)}Z` })
  expect(joined.participant).toMatchObject({ email: 'ann@acme.test', registrant_id: registrants[0].id })
})

test('a list of events is reported only if asked for', async () => {
  const start_time = new Date().toISOString()
  const events = [{ type: 'webinar', topic: 'One', start_time }]
  await fixture.zoom.owner('POST', 'events', { events })
  expect(await deliver()).toMatchObject({ delivered: 0 })
  await fixture.zoom.owner('POST', 'events', { events, report: true })
  expect(await deliver()).toMatchObject({ delivered: 1 })
})

test('notices are sent twice, in another order, or never, as the owner wants', async () => {
  const { zoom } = fixture
  const first = await add()
  await zoom.owner('POST', `events/${first.id}/cancel`)
  await deliver({ reversed: true })
  expect(types()).toEqual(['webinar.deleted', 'webinar.created'])
  expect(await zoom.owner('POST', 'webhooks', { order: 'dropped' })).toEqual({ mode: 'dropped' })
  await add()
  await deliver()
  expect(types()).toHaveLength(2)
  const [dropped] = Object(await zoom.owner('GET', 'deliveries'))
  expect(dropped).toMatchObject({ state: 'dropped', type: 'webinar.created' })
  expect(await deliver({ events: [dropped.event, dropped.event] })).toEqual({ statuses: [200, 200] })
  expect(types()).toHaveLength(4)
})

test('the address of the webhook is validated by a challenge', async () => {
  const { zoom } = fixture
  expect(await zoom.owner('POST', 'validate-webhook')).toEqual({ isValid: false })
  zoom.answer(200, (body) => {
    const { plainToken } = JSON.parse(body).payload
    const encryptedToken = createHmac('sha256', CONFIG.webhookSecret).update(plainToken).digest('hex')
    return { plainToken, encryptedToken }
  })
  expect(await zoom.owner('POST', 'validate-webhook')).toEqual({ isValid: true })
  expect(received()[1]).toMatchObject({ event: 'endpoint.url_validation' })
})
