import { request } from 'node:http'
import { runOutcomeAutomation } from '@outcome-studio/shared/callables/runOutcomeAutomation'
import { type SharedCloud, sharedLocalCloud } from '../../../tools/build/jest/localCloud.ts'

let cloud: SharedCloud
/** The local cloud has the offset of its ports in common with the app. */
let appOrigin: string

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  appOrigin = `http://localhost:${cloud.functionsPort - 5001 + 3000}`
})
afterAll(() => cloud.release())

interface Sent {
  readonly method?: 'POST' | 'OPTIONS'
  readonly origin?: string
  readonly body?: string
}

/** Sends a request without a token. Unlike fetch, it can set the header Origin. */
const send = ({ method = 'POST', origin, body = '{"data":null}' }: Sent) =>
  new Promise<{ readonly status: number; readonly allowed: string | undefined; readonly text: string }>(
    (resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        ...(origin === undefined ? {} : { origin }),
        ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}),
      }
      const path = '/demo-outcome-studio/us-west3/runOutcomeAutomation'
      const sent = request(
        { port: cloud.functionsPort, host: 'localhost', path, method, headers },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (chunk) => {
            text += chunk
          })
          answer.on('end', () => {
            const allowed = answer.headers['access-control-allow-origin']
            resolve({ status: answer.statusCode ?? 0, allowed, text })
          })
        },
      )
      sent.on('error', reject)
      sent.end(method === 'OPTIONS' ? undefined : body)
    },
  )

test('a page of the product may call, and is asked to sign in', async () => {
  expect(await send({ method: 'OPTIONS', origin: appOrigin })).toMatchObject({
    status: 204,
    allowed: appOrigin,
  })
  expect(await send({ origin: appOrigin })).toMatchObject({ status: 401, allowed: appOrigin })
  // Not a page.
  expect(await send({})).toMatchObject({ status: 401 })
})

test.each(['http://localhost:1', 'https://evil.test', 'null', ''])(
  'a page of the origin %j is allowed nothing',
  async (origin) => {
    for (const method of ['OPTIONS', 'POST'] as const) {
      expect(await send({ method, origin })).toMatchObject({ status: 403, allowed: undefined })
    }
  },
)

test('a body above the limit is refused before anybody is asked to sign in', async () => {
  const body = `{"data":"${'x'.repeat(runOutcomeAutomation.maxBytes)}"}`
  const answer = await send({ body, origin: appOrigin })
  expect(answer).toMatchObject({ status: 413, allowed: appOrigin })
  expect(JSON.parse(answer.text)).toEqual({
    error: { status: 'INVALID_ARGUMENT', message: 'This request is too large.' },
  })
  expect(await send({ body: `{"data":"${'x'.repeat(1_000_000)}"}` })).toMatchObject({ status: 401 })
})

test('a body nested too deeply is refused before anybody is asked to sign in', async () => {
  const nested = (levels: number) => `{"data":${'['.repeat(levels)}${']'.repeat(levels)}}`
  expect(await send({ body: nested(31) })).toMatchObject({ status: 401 })
  for (const levels of [32, 900_000])
    expect(await send({ body: nested(levels) })).toMatchObject({ status: 400 })
})
