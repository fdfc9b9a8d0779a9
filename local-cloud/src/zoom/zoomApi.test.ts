import { z } from 'zod'
import { CONFIG, zoomFixture } from './zoomFixture.ts'

const fixture = zoomFixture()
const HOUR = 3_600_000

const at = (hours: number) => new Date(fixture.zoom.now() + hours * HOUR).toISOString()
const Added = z.object({ id: z.string(), uuid: z.string() })
const Registered = z.object({ registrant_id: z.string(), join_url: z.string() })
const Page = z.object({ next_page_token: z.string() }).loose()

/** Adds an event as its host would. */
async function add(fields: object = {}) {
  const event = { type: 'webinar', topic: 'Jobs to be done', start_time: at(24), duration: 60, ...fields }
  return Added.parse(await fixture.zoom.owner('POST', 'events', event))
}

const ann = { email: 'Ann@acme.test', first_name: 'Ann', last_name: 'Lee' }
const register = (id: string, person: object = ann, query = '') =>
  fixture.zoom.api('POST', `/webinars/${id}/registrants${query}`, person)

test('a token is granted for the credentials of the account alone, and expires after an hour', async () => {
  const { zoom } = fixture
  const ask = async (secret: string, form: Readonly<Record<string, string>>) => {
    const authorization = `Basic ${btoa(`${CONFIG.clientId}:${secret}`)}`
    const body = new URLSearchParams(form)
    return (await fetch(`${zoom.url}/oauth/token`, { method: 'POST', headers: { authorization }, body }))
      .status
  }
  const good = { grant_type: 'account_credentials', account_id: CONFIG.accountId }
  expect(await ask(CONFIG.clientSecret, good)).toBe(200)
  expect(await ask('wrong', good)).toBe(401)
  expect(await ask(CONFIG.clientSecret, { ...good, account_id: 'other' })).toBe(400)
  expect(await ask(CONFIG.clientSecret, { ...good, grant_type: 'password' })).toBe(400)
  expect((await zoom.api('GET', '/users/host1/webinars')).status).toBe(200)
  zoom.advance(HOUR)
  expect(await zoom.api('GET', '/users/host1/webinars')).toMatchObject({ status: 401, body: { code: 124 } })
})

test('events of a host are listed by pages, without those that were deleted', async () => {
  const topics = Array.from({ length: 7 }, (_, index) => `Topic ${index}`)
  const events = topics.map((topic) => ({ type: 'meeting', topic, start_time: at(1), host_id: 'host2' }))
  await fixture.zoom.owner('POST', 'events', { events })
  const { id } = await add({ type: 'meeting', host_id: 'host2', topic: 'Deleted' })
  await fixture.zoom.owner('POST', `events/${id}/cancel`)
  const found: unknown[] = []
  let token = ''
  do {
    const path = `/users/host2/meetings?page_size=3&next_page_token=${token}`
    const { body } = await fixture.zoom.api('GET', path)
    const page = Page.extend({ meetings: z.array(z.object({ topic: z.string() })) }).parse(body)
    expect(page).toMatchObject({ total_records: 7, page_count: 3 })
    found.push(...page.meetings.map(({ topic }) => topic))
    token = page.next_page_token
  } while (token !== '')
  expect(found).toEqual(topics)
  const webinars = await fixture.zoom.api('GET', '/users/host2/webinars')
  expect(webinars.body).toMatchObject({ webinars: [], next_page_token: '' })
  expect((await fixture.zoom.api('GET', '/users/nobody/webinars')).body).toMatchObject({ code: 1001 })
  expect((await fixture.zoom.api('GET', '/users/host2/meetings?page_size=301')).status).toBe(400)
})

test('a page token is valid for 15 minutes', async () => {
  for (let count = 0; count < 2; count += 1) await add()
  const { body } = await fixture.zoom.api('GET', '/users/host1/webinars?page_size=1')
  const { next_page_token: token } = Page.parse(body)
  const next = `/users/host1/webinars?page_size=1&next_page_token=${token}`
  expect((await fixture.zoom.api('GET', next)).status).toBe(200)
  fixture.zoom.advance(15 * 60_000)
  expect(await fixture.zoom.api('GET', next)).toMatchObject({ status: 400, body: { code: 300 } })
})

test('a recurring event has its occurrences', async () => {
  const dates = [at(24), at(48)].map((start_time) => ({ start_time, duration: 45 }))
  const { id } = await add({ occurrences: dates })
  const Details = z.object({ occurrences: z.array(z.object({ occurrence_id: z.string() })) })
  const { body } = await fixture.zoom.api('GET', `/webinars/${id}`)
  const [first, second] = Details.parse(body).occurrences.map(({ occurrence_id }) => occurrence_id)
  expect(body).toMatchObject({ type: 9, id: Number(id), settings: { approval_type: 0 } })
  await fixture.zoom.owner('POST', `events/${id}/cancel`, { occurrence_id: first })
  expect((await fixture.zoom.api('GET', `/webinars/${id}`)).body).toMatchObject({
    occurrences: [{ status: 'deleted' }, { occurrence_id: second, status: 'available', duration: 45 }],
  })
  expect((await register(id, ann, `?occurrence_ids=${first}`)).status).toBe(404)
  expect((await register(id, ann, `?occurrence_ids=${second}`)).status).toBe(201)
  const registrants = await fixture.zoom.api('GET', `/webinars/${id}/registrants?occurrence_id=${second}`)
  expect(registrants.body).toMatchObject({ registrants: [{ email: 'ann@acme.test' }] })
})

describe('registering', () => {
  test('is idempotent by address, and gives a personal link that opens', async () => {
    const { id } = await add()
    const first = Registered.parse((await register(id)).body)
    expect(Registered.parse((await register(id, { ...ann, email: 'ann@acme.test' })).body)).toEqual(first)
    const page = await fetch(first.join_url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Ann Lee (ann@acme.test) joined.')
    await fixture.zoom.api('PUT', `/webinars/${id}/registrants/status`, {
      action: 'cancel',
      registrants: [{ id: first.registrant_id }],
    })
    expect((await fetch(first.join_url)).status).toBe(404)
    const again = Registered.parse((await register(id)).body)
    expect(again.join_url).not.toBe(first.join_url)
  })

  test('is possible three times a day for each person', async () => {
    const { id } = await add()
    for (let count = 0; count < 3; count += 1) expect((await register(id)).status).toBe(201)
    const { status, headers, body } = await register(id)
    expect([status, Object(body).code]).toEqual([429, 429])
    expect(headers.get('retry-after')).toMatch(/T00:00:00.000Z$/)
    fixture.zoom.advance(24 * HOUR - 1)
    await fixture.zoom.renewToken()
    const { id: later } = await add()
    expect((await register(later)).status).toBe(201)
    await fixture.zoom.owner('POST', 'limits', { daily: false })
    for (let count = 0; count < 5; count += 1) expect((await register(later)).status).toBe(201)
  })

  test.each([
    ['the event is full', { capacity: 1 }, ann, 400, 3035],
    [
      'a required field is missing',
      { questions: { questions: [{ field_name: 'city', required: true }] } },
      ann,
      400,
      300,
    ],
    [
      'an answer is none of the options',
      {
        questions: {
          custom_questions: [{ title: 'Day?', type: 'single_radio', required: true, answers: ['Monday'] }],
        },
      },
      { ...ann, custom_questions: [{ title: 'Day?', value: 'Sunday' }] },
      400,
      300,
    ],
    ['the host registers', {}, { ...ann, email: 'second@shop.test' }, 400, 3027],
    ['there is no registration', { approval_type: 2 }, ann, 404, 404],
    ['the address is none', {}, { ...ann, email: 'ann' }, 400, 300],
  ])('is refused when %s', async (_case, fields, person, status, code) => {
    const { id } = await add(fields)
    await register(id, { email: 'bob@acme.test', first_name: 'Bob' })
    expect(await register(id, person)).toMatchObject({ status, body: { code } })
  })

  test('is refused when the event is over, ended early or gone', async () => {
    const over = await add({ start_time: at(-2) })
    expect((await register(over.id)).body).toMatchObject({ code: 3038 })
    const early = await add({ start_time: at(-0.1) })
    await fixture.zoom.owner('POST', `events/${early.id}/end`)
    expect((await register(early.id)).body).toMatchObject({ code: 3038 })
    const gone = await add()
    await fixture.zoom.owner('POST', `events/${gone.id}/cancel`)
    expect(await register(gone.id)).toMatchObject({ status: 404, body: { code: 3001 } })
    expect(await register('99999999999')).toMatchObject({ status: 404, body: { code: 3001 } })
  })

  test('waits for approval where the host decides', async () => {
    const { id } = await add({ approval_type: 1 })
    const added = z.object({ registrant_id: z.string() }).parse((await register(id)).body)
    expect(added).not.toHaveProperty('join_url')
    const statuses = async (status: string) => {
      const { body } = await fixture.zoom.api('GET', `/webinars/${id}/registrants?status=${status}`)
      return z.object({ total_records: z.number() }).parse(body).total_records
    }
    expect([await statuses('pending'), await statuses('approved')]).toEqual([1, 0])
    await fixture.zoom.owner('POST', `events/${id}/registrants/${added.registrant_id}/approve`)
    expect([await statuses('pending'), await statuses('approved')]).toEqual([0, 1])
    await fixture.zoom.owner('POST', `events/${id}/registrants/${added.registrant_id}/deny`)
    expect(await statuses('denied')).toBe(1)
  })
})

test('everybody who registered and who came is listed by pages, several stays each', async () => {
  const { id } = await add({ start_time: at(-2) })
  const registrants = Array.from({ length: 301 }, (_, index) => ({
    email: `m${index}@acme.test`,
    first_name: 'M',
    stays: [
      { from: 0, minutes: 20 },
      { from: 30, minutes: 5 },
    ],
  }))
  await fixture.zoom.owner('POST', `events/${id}/registrants`, { registrants })
  const count = async (path: string, name: string) => {
    const sizes: number[] = []
    let token = ''
    do {
      const { body } = await fixture.zoom.api('GET', `${path}?page_size=300&next_page_token=${token}`)
      sizes.push(Object(body)[name].length)
      token = Page.parse(body).next_page_token
    } while (token !== '')
    return sizes
  }
  expect(await count(`/webinars/${id}/registrants`, 'registrants')).toEqual([300, 1])
  expect(await count(`/report/webinars/${id}/participants`, 'participants')).toEqual([300, 300, 2])
  await fixture.zoom.owner('POST', `events/${id}/join`, { email: 'm0@acme.test', name: 'M', minutes: 10 })
  const { body } = await fixture.zoom.api('GET', `/report/webinars/${id}/participants?page_size=2`)
  expect(body).toMatchObject({
    participants: [{ duration: 1200, user_email: 'm0@acme.test' }, { duration: 300 }],
  })
})

test('a report does not exist before the end', async () => {
  const { id } = await add()
  expect((await fixture.zoom.api('GET', `/report/webinars/${id}/participants`)).status).toBe(404)
})

test('everything survives a restart but the tokens', async () => {
  const { id, uuid } = await add()
  const { join_url } = Registered.parse((await register(id)).body)
  await fixture.zoom.restart()
  expect((await fixture.zoom.api('GET', `/webinars/${id}`)).body).toMatchObject({ uuid })
  expect((await fetch(join_url)).status).toBe(200)
})
