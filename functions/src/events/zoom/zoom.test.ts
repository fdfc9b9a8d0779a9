import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { createTokenSource } from './TokenSource.ts'
import { openZoomApi } from './ZoomApi.ts'
import { createZoomClient, type ZoomRequest } from './ZoomClient.ts'

const servers: Server[] = []
const SECRET = 'very-secret'

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

interface Api {
  readonly answer: (url: URL, call: number, authorization: string) => Answer
  readonly token?: (call: number) => Answer
}
type Answer = { readonly status?: number; readonly headers?: object; readonly body?: string } | 'cut'

/** A Zoom that answers as given, with a clock that waiting moves on. */
async function zoom({ answer, token }: Api) {
  const calls = { api: 0, token: 0 }
  const waits: number[] = []
  let time = Date.parse('2026-11-22T12:00:00Z')
  const listener: RequestListener = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isToken = url.pathname === '/oauth/token'
    const count = isToken ? calls.token++ : calls.api++
    const given = isToken
      ? (token?.(count) ?? {
          body: JSON.stringify({ access_token: `token-${calls.token}`, expires_in: 3600 }),
        })
      : answer(url, count, request.headers.authorization ?? '')
    if (given === 'cut') return void response.destroy()
    response.writeHead(given.status ?? 200, { ...given.headers }).end(given.body ?? '{}')
  }
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    accountId: 'a',
    clientId: 'c',
    clientSecret: SECRET,
    apiOrigin: origin,
    oauthOrigin: origin,
  }
  const now = () => time
  const tokens = createTokenSource(settings, now)
  const client = createZoomClient({
    apiOrigin: origin,
    tokens,
    end: time + 60_000,
    now,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      time += milliseconds
    },
  })
  return {
    client,
    tokens,
    calls,
    waits,
    advance: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

const READ: ZoomRequest<unknown> = {
  method: 'GET',
  operation: 'GET /thing',
  path: '/thing',
  answer: z.object({ ok: z.literal(true) }),
  repeatable: true,
}
const ADD: ZoomRequest<unknown> = { ...READ, method: 'POST', repeatable: false }
const OK = { body: '{"ok":true}' }

test('calls share a token until shortly before it expires', async () => {
  const { client, tokens, calls, advance } = await zoom({ answer: () => OK })
  await Promise.all([client(READ), client(READ), client(READ)])
  expect(calls.token).toBe(1)
  advance(3_539_000)
  expect(await tokens.token()).toBe('token-1')
  advance(2_000)
  expect(await tokens.token()).toBe('token-2')
})

test('a failed request for a token is not remembered', async () => {
  const { client, calls } = await zoom({
    answer: () => OK,
    token: (call) =>
      call === 0 ? { status: 500 } : { body: JSON.stringify({ access_token: 't', expires_in: 3600 }) },
  })
  await expect(client(ADD)).resolves.toEqual({ ok: true })
  expect(calls).toEqual({ api: 1, token: 2 })
})

test('a token that is not accepted is replaced once', async () => {
  const { client, calls } = await zoom({
    answer: (_url, _call, authorization) => (authorization === 'Bearer token-2' ? OK : { status: 401 }),
  })
  await expect(client(ADD)).resolves.toEqual({ ok: true })
  expect(calls).toEqual({ api: 2, token: 2 })
  const refusing = await zoom({ answer: () => ({ status: 401 }) })
  await expect(refusing.client(READ)).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(refusing.calls).toEqual({ api: 2, token: 2 })
})

test('wrong credentials are named without being shown', async () => {
  const { client } = await zoom({ answer: () => OK, token: () => ({ status: 401, body: SECRET }) })
  const error: unknown = await client(READ).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ name: 'ZoomError', kind: 'unauthorized' })
  expect(String(error)).not.toContain(SECRET)
})

test.each([
  ['seconds', { 'retry-after': '7' }, 7_000],
  ['an HTTP date', { 'retry-after': 'Sun, 22 Nov 2026 12:00:09 GMT' }, 9_000],
  ['ISO 8601', { 'retry-after': '2026-11-22T12:00:05Z' }, 5_000],
  ['X-RateLimit-Reset', { 'x-ratelimit-reset': '4' }, 4_000],
  ['nothing', { 'x-ratelimit-type': 'QPS' }, 300],
  ['nonsense', { 'retry-after': 'soon' }, 300],
])('after 429 a request waits as %s says', async (_how, headers, delay) => {
  const { client, waits } = await zoom({
    answer: (_url, call) => (call === 0 ? { status: 429, headers } : OK),
  })
  await expect(client(ADD)).resolves.toEqual({ ok: true })
  expect(waits).toEqual([delay])
})

test.each([
  ['the type', { 'x-ratelimit-type': 'Daily-limit' }, '{}'],
  ['a time far away', { 'retry-after': '2026-11-23T00:00:00Z' }, '{}'],
  ['the message', {}, '{"code":429,"message":"You have exceeded the daily rate limit (3)."}'],
])('a limit for the day, known by %s, is not waited for', async (_how, headers, body) => {
  const { client, calls, waits } = await zoom({ answer: () => ({ status: 429, headers, body }) })
  await expect(client(ADD)).rejects.toMatchObject({ kind: 'limitedToday' })
  expect([calls.api, waits]).toEqual([1, []])
})

test('what is waited for ends before the deadline', async () => {
  const { client, waits } = await zoom({
    answer: () => ({ status: 429, headers: { 'retry-after': '61' } }),
  })
  await expect(client(READ)).rejects.toMatchObject({ kind: 'limited' })
  expect(waits).toEqual([])
})

test.each<[string, Answer]>([
  ['500', { status: 500 }],
  ['a lost answer', 'cut'],
  ['half a page', { body: '{"ok":tr' }],
  ['another format', { body: '{"ok":1}' }],
])('after %s what reads is repeated, and what adds is not', async (_what, failure) => {
  const reading = await zoom({ answer: (_url, call) => (call < 2 ? failure : OK) })
  await expect(reading.client(READ)).resolves.toEqual({ ok: true })
  expect(reading.calls.api).toBe(3)
  const adding = await zoom({ answer: () => failure })
  await expect(adding.client(ADD)).rejects.toMatchObject({ name: 'ZoomError' })
  expect(adding.calls.api).toBe(1)
})

test('retries end', async () => {
  const { client, calls } = await zoom({ answer: () => ({ status: 503 }) })
  await expect(client(READ)).rejects.toMatchObject({ kind: 'unreachable', status: 503 })
  expect(calls.api).toBe(5)
})

test('all pages are read, a page token that has expired begins anew, and long ids keep their digits', async () => {
  let hasExpired = false
  const { client } = await zoom({
    answer: ({ searchParams }) => {
      const token = searchParams.get('next_page_token')
      if (token === null) {
        return {
          body: '{"next_page_token":"two","registrants":[{"id":98765432109876543210,"email":"a@b.test"}]}',
        }
      }
      if (!hasExpired) {
        hasExpired = true
        return { status: 400, body: '{"code":300,"message":"The next page token is invalid or expired."}' }
      }
      return { body: '{"next_page_token":"","registrants":[{"id":"x","email":"c@d.test"}]}' }
    },
  })
  const ids: string[] = []
  const event = { eventType: 'webinar', zoomId: '1', occurrenceId: '' } as const
  for await (const page of openZoomApi(client).registrants(event, 'approved')) {
    ids.push(...page.map(({ id }) => id))
  }
  expect(ids).toEqual(['98765432109876543210', '98765432109876543210', 'x'])
})

test('an entry of a list that cannot be read hides no other', async () => {
  const { client } = await zoom({
    answer: () => ({ body: '{"next_page_token":"","webinars":[{"topic":"no id"},{"id":1,"uuid":"u"}]}' }),
  })
  const { events } = await openZoomApi(client).listEvents('host', 'webinar', 'scheduled', '')
  expect(events).toEqual([null, expect.objectContaining({ id: '1', uuid: 'u', occurrences: [] })])
})
