import { type MailCloud, openMailCloud, PRODUCT_PROJECT } from '../test/events/openMailCloud.ts'
import { until } from '../test/until.ts'

let at: MailCloud
beforeAll(async () => {
  at = await openMailCloud(PRODUCT_PROJECT)
})
afterAll(() => at.release())

const violation = {
  type: 'csp-violation',
  body: {
    documentURL: 'https://studio.test/outcome-validation/My%20secret?code=1',
    blockedURL: 'https://evil.test/steal?token=2',
    effectiveDirective: 'img-src',
  },
}

async function send(body: string, contentType = 'application/reports+json', method = 'POST') {
  const place = `http://localhost:${at.cloud.functionsPort}/demo-outcome-studio/us-west3/reports`
  const content = method === 'POST' ? { body } : {}
  return (await fetch(place, { method, headers: { 'content-type': contentType }, ...content })).status
}

test('a violation is logged without personal data', async () => {
  expect(await send(JSON.stringify([violation]))).toBe(204)
  const logged = 'https://studio.test/outcome-validation blocked https://evil.test/steal by img-src.'
  // The log is written by another process.
  await until(() => at.cloud.output().includes(logged))
  expect(at.cloud.output()).not.toMatch(/My%20secret|token=2/)
})

test.each([
  [415, '[]', 'text/plain'],
  [400, '{', 'application/reports+json'],
  [413, ' '.repeat(64 * 1024 + 1), 'application/reports+json'],
])('answers %d to what is no report', async (status, body, type) => {
  expect(await send(body, type)).toBe(status)
})

test('answers 405 to a page', async () => {
  expect(await send('', 'text/html', 'GET')).toBe(405)
})
