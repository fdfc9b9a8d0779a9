import {
  COSTS,
  MOST_PADDING,
  NESTINGS,
  padded,
  TEXTS,
} from '../../local-cloud/src/firestore/rules/test/measured.ts'
import { rulesFile } from '../../local-cloud/src/firestore/rules/test/policyFor.ts'
import { setRules } from './test/setRules.ts'
import { PROJECT_ID, type Server, startServer } from './test/startServer.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
  const body = JSON.stringify({ fields: { count: { integerValue: '3' } } })
  const response = await requestDocument({
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body,
  })
  expect(response.status).toBe(200)
})
afterAll(() => server.stop())

const requestDocument = (options: RequestInit) =>
  fetch(
    `http://127.0.0.1:${server.port}/v1/projects/${PROJECT_ID}/databases/(default)/documents/things/one`,
    options,
  )

const setRule = (body: string) => setRules(server.port, rulesFile(`match /things/{b} { ${body} }`))

/** The status of reading the document under a rule. */
async function statusWith(rule: string): Promise<number> {
  await setRule(rule)
  const response = await requestDocument({})
  await response.text()
  return response.status
}

test.each(NESTINGS)('%i %s are accepted, one more is not', async (most, _what, condition) => {
  await setRule(`allow get: if ${condition(most)};`)
  await expect(setRule(`allow get: if ${condition(most + 1)};`)).rejects.toThrow('too complex')
})

test.each(COSTS)('%s counts as %i of 1,000 expressions', async (expression, count) => {
  expect(await statusWith(padded(expression, MOST_PADDING - count))).toBe(200)
  expect(await statusWith(padded(expression, MOST_PADDING - count + 1))).toBe(403)
})

test.each(TEXTS)('%s', async (condition) => {
  expect(await statusWith(`allow get: if ${condition};`)).toBe(200)
})
