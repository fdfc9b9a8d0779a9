import { defineCallable } from '@outcome-studio/shared/callables/defineCallable'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { logger } from 'firebase-functions/v2'
import { z } from 'zod/mini'
import { startAppCheckIssuer } from '../test/appCheckIssuer.ts'
import { serveInProcess } from '../test/serveInProcess.ts'
import { until } from '../test/until.ts'
import { serveCallable } from './serveCallable.ts'

const refusalSchema = z.object({ error: z.object({ details: z.object({ code: z.string() }) }) })

const PROJECT = 'demo-outcome-studio'

const definition = defineCallable({
  name: 'countGuests',
  access: 'signedIn',
  input: z.null(),
  output: z.number(),
  seconds: 15,
  callsPerMinute: 100,
  maxBytes: 1_000,
})
const countGuests = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 1, maxInstances: 1 },
  async () => 7,
)

let issuer: Awaited<ReturnType<typeof startAppCheckIssuer>>
let server: Awaited<ReturnType<typeof serveInProcess>>
let app: ReturnType<typeof initializeApp>
const entries: Record<string, unknown>[] = []

beforeAll(async () => {
  issuer = await startAppCheckIssuer(PROJECT)
  app = initializeApp({ projectId: PROJECT, httpAgent: issuer.httpAgent })
  server = await serveInProcess(countGuests)
})
afterAll(async () => {
  server.release()
  issuer.release()
  await deleteApp(app)
})
beforeEach(() => {
  entries.length = 0
  jest.spyOn(logger, 'write').mockImplementation((entry) => entries.push(entry))
})
afterEach(() => {
  delete process.env.APP_CHECK_ENFORCED
})

/** Calls without a sign-in, which is what a verified page is refused for. */
async function call(token: string | null) {
  const answer = await fetch(server.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { 'x-firebase-appcheck': token }),
    },
    body: JSON.stringify({ data: null }),
  })
  const { error } = refusalSchema.parse(await answer.json())
  await until(() => entries.some((entry) => 'end' in entry))
  return { status: answer.status, code: error.details.code }
}

const NOT_VERIFIED = { status: 403, code: 'cen/app-not-verified' }
const VERIFIED = { status: 401, code: 'cen/sign-in-required' }

const WRONG: readonly (readonly [string, () => string | null])[] = [
  ['no token', () => null],
  ['no JWT', () => 'token'],
  ['a token that another key signed', () => issuer.forge()],
  ['a token whose signature is cut off', () => issuer.sign().replace(/[^.]*$/, '')],
  ['a token of another project', () => issuer.sign({ aud: ['projects/other'] })],
  ['a token that has expired', () => issuer.sign({ exp: 1 })],
]

test.each(WRONG)('enforced, a call with %s is refused', async (_what, token) => {
  process.env.APP_CHECK_ENFORCED = 'true'
  expect(await call(token())).toEqual(NOT_VERIFIED)
  expect(entries).toContainEqual(
    expect.objectContaining({
      security: { event: 'app-check-refused', callable: 'countGuests', uid: null },
    }),
  )
})

test('enforced, a call of a verified page goes on', async () => {
  process.env.APP_CHECK_ENFORCED = 'true'
  expect(await call(issuer.sign())).toEqual(VERIFIED)
})

test.each(['false', ''])('with the parameter "%s", every call goes on', async (value) => {
  process.env.APP_CHECK_ENFORCED = value
  for (const [, token] of WRONG) expect(await call(token())).toEqual(VERIFIED)
})
