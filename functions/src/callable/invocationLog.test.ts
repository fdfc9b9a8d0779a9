import { logger } from 'firebase-functions/v2'
import { HttpsError, onCall } from 'firebase-functions/v2/https'
import { log } from '../log/log.ts'
import { serveInProcess } from '../test/serveInProcess.ts'
import { until } from '../test/until.ts'
import { guardCallable } from './guardCallable.ts'
import { noteFailure } from './noteFailure.ts'

const DEFINITION = { name: 'countGuests', maxBytes: 1_000 }

const WORK: Readonly<Record<string, () => number>> = {
  ok: () => 7,
  refused: () => {
    throw new HttpsError('not-found', 'ada@acme.test')
  },
  failed: () => {
    throw new TypeError('ada@acme.test is not a function')
  },
}

const callable = guardCallable(
  DEFINITION,
  onCall((request) => {
    log.warn('Counting.')
    try {
      return WORK[String(request.data)]?.()
    } catch (cause) {
      throw noteFailure(DEFINITION.name, request, cause)
    }
  }),
)

let server: Awaited<ReturnType<typeof serveInProcess>>
const entries: Record<string, unknown>[] = []

beforeAll(async () => {
  server = await serveInProcess(callable)
})
afterAll(() => server.release())
beforeEach(() => {
  // The line of firebase-functions about the token.
  jest.spyOn(console, 'debug').mockImplementation(() => {})
  entries.length = 0
  jest.spyOn(logger, 'write').mockImplementation((entry) => entries.push(entry))
  jest.spyOn(logger, 'warn').mockImplementation((message, fields) => entries.push({ message, ...fields }))
})

async function call(data: unknown, query: string) {
  const answer = await fetch(`${server.url}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  })
  await answer.text()
  await until(() => entries.some((entry) => 'end' in entry))
  return answer.status
}

const INVOCATION = { function: 'countGuests', request: 'request-1' }

test.each([
  ['ok', 200, { outcome: 'ok' }],
  ['refused', 404, { outcome: 'refused', code: 'not-found' }],
  ['failed', 500, { outcome: 'failed', cause: { names: ['TypeError'], places: expect.any(Array) } }],
  ['x'.repeat(2_000), 413, { outcome: 'refused', code: 'invalid-argument' }],
])('a call that is %.10s has its id in all lines, and one about its end', async (data, status, end) => {
  expect(await call(data, '?request=request-1')).toBe(status)
  expect(entries.length).toBeGreaterThan(1)
  for (const entry of entries) expect(entry).toMatchObject({ invocation: INVOCATION })
  expect(entries.filter((entry) => 'end' in entry)).toEqual([
    expect.objectContaining({ end: { ...end, milliseconds: expect.any(Number) } }),
  ])
  expect(JSON.stringify(entries)).not.toContain('ada@')
})

test.each(['', '?request=', '?request=ada%20lovelace', '?request=short'])(
  'the parameter %j is no id, and is not logged',
  async (query) => {
    await call('ok', query)
    expect(entries.at(-1)).toMatchObject({ invocation: { function: 'countGuests', request: null } })
  },
)
