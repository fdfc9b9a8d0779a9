import { z } from 'zod'
import { zoomFixture } from './zoomFixture.ts'

const fixture = zoomFixture()
const LIST = '/users/host1/webinars'
const ann = { email: 'ann@acme.test', first_name: 'Ann' }

async function add(): Promise<string> {
  const start_time = new Date(fixture.zoom.now() + 86_400_000).toISOString()
  const event = { type: 'webinar', topic: 'Jobs', start_time }
  return z.object({ id: z.string() }).parse(await fixture.zoom.owner('POST', 'events', event)).id
}

const registrants = async (id: string) =>
  Object(await fixture.zoom.owner('GET', `events/${id}/registrants`)).registrants

test('the next calls fail with a status, and those of a path alone', async () => {
  const { zoom } = fixture
  await zoom.owner('POST', 'faults', { count: 2, status: 429, retryAfterSeconds: 3 })
  for (let count = 0; count < 2; count += 1) {
    const { status, headers } = await zoom.api('GET', LIST)
    expect([status, headers.get('retry-after')]).toEqual([429, '3'])
  }
  expect((await zoom.api('GET', LIST)).status).toBe(200)
  await zoom.owner('POST', 'faults', { path: '/registrants$' })
  const id = await add()
  expect((await zoom.api('GET', LIST)).status).toBe(200)
  expect((await zoom.api('POST', `/webinars/${id}/registrants`, ann)).status).toBe(500)
  expect(await registrants(id)).toEqual([])
})

test('a lost answer, and half of one, come after the call was carried out', async () => {
  const { zoom } = fixture
  const id = await add()
  await zoom.owner('POST', 'faults', { loseAnswer: true })
  await expect(zoom.api('POST', `/webinars/${id}/registrants`, ann)).rejects.toThrow('fetch failed')
  expect(await registrants(id)).toHaveLength(1)
  await zoom.owner('POST', 'faults', { halfPage: true })
  await expect(zoom.api('GET', LIST)).rejects.toThrow('terminated')
  expect((await zoom.api('GET', LIST)).status).toBe(200)
})

test('a delayed call is carried out in the end, or once the faults are cleared', async () => {
  const { zoom } = fixture
  await zoom.owner('POST', 'faults', { delayMilliseconds: 20 })
  expect((await zoom.api('GET', LIST)).status).toBe(200)
  await zoom.owner('POST', 'faults', { delayMilliseconds: 3_600_000 })
  const slow = zoom.api('GET', LIST)
  await zoom.owner('DELETE', 'faults')
  expect((await slow).status).toBe(200)
})

test('tokens are refused while the app is deactivated', async () => {
  const { zoom } = fixture
  expect((await zoom.api('GET', LIST)).status).toBe(200)
  await zoom.owner('DELETE', 'tokens')
  expect(await zoom.api('GET', LIST)).toMatchObject({ status: 401, body: { code: 124 } })
  await zoom.renewToken()
  expect((await zoom.api('GET', LIST)).status).toBe(200)
})

test('calls are limited for each second and for each day', async () => {
  const { zoom } = fixture
  const id = await add()
  await zoom.owner('POST', 'limits', { medium: 1, heavy: 0, heavyPerDay: 2 })
  const answers = []
  for (let count = 0; count < 4; count += 1) answers.push(await zoom.api('GET', LIST))
  const limited = answers.find(({ status }) => status === 429)
  expect(limited?.headers.get('retry-after')).toBe('1')
  expect(limited?.headers.get('x-ratelimit-type')).toBe('QPS')
  expect(limited?.headers.get('x-ratelimit-category')).toBe('Medium')
  zoom.advance(1000)
  expect((await zoom.api('GET', LIST)).status).toBe(200)
  const report = `/report/webinars/${id}/participants`
  const statuses = []
  for (let count = 0; count < 3; count += 1) statuses.push((await zoom.api('GET', report)).status)
  expect(statuses).toEqual([404, 404, 429])
  const { headers } = await zoom.api('GET', report)
  expect(headers.get('retry-after')).toMatch(/T00:00:00.000Z$/)
})

test('a faulty request of the owner is explained', async () => {
  const { zoom } = fixture
  await expect(zoom.owner('POST', 'events', { type: 'party' })).rejects.toThrow('400')
  await expect(zoom.owner('POST', 'events/123456789/start')).rejects.toThrow('404')
  const response = await fetch(`${zoom.url}/local-cloud/events`, { headers: { connection: 'close' } })
  expect(response.status).toBe(401)
})
