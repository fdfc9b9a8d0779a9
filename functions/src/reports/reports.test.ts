import { ERRORS_TYPE } from '@outcome-studio/shared/reports'
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

test('an error of a page is logged with its feature and position', async () => {
  const error = {
    reference: 'K7QM-2XBD',
    feature: 'mfe-sia',
    version: '1a2b',
    release: '3c4d',
    route: '/sia',
    errors: ['TypeError'],
    places: [{ file: '/mfe-sia/1a2b/feature.js', line: 1, column: 77 }],
    request: null,
    count: 3,
  }
  expect(await send(JSON.stringify([error]), ERRORS_TYPE)).toBe(204)
  // The log is written by another process.
  await until(() => at.cloud.output().includes('browser: mfe-sia TypeError at /mfe-sia/1a2b/feature.js:1:77'))
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
