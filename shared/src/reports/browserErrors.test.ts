import { type BrowserError, LARGEST_ERRORS } from './browserErrors.ts'
import { createReportReceiver } from './createReportReceiver.ts'
import { ERRORS_TYPE } from './ERRORS_TYPE.ts'

const ERROR: BrowserError = {
  reference: 'K7QM-2XBD',
  feature: 'mfe-sia',
  version: '1a2b',
  release: '3c4d',
  route: '/sia',
  errors: ['FeatureError crashed', 'TypeError'],
  places: [{ file: '/mfe-sia/1a2b/feature.js', line: 1, column: 2 }],
  request: null,
  count: 1,
}

const receive = (body: string) =>
  createReportReceiver(() => 0)({ contentType: ERRORS_TYPE, sender: 'one', body })

test('errors of a page are received', () => {
  expect(receive(JSON.stringify([ERROR]))).toEqual({ status: 204, text: '', violations: [], errors: [ERROR] })
})

test.each([
  ['no JSON', '{'],
  ['no list', JSON.stringify(ERROR)],
  ['nothing', '[]'],
  ['eleven errors', JSON.stringify(Array.from({ length: 11 }, () => ERROR))],
  ['another field', JSON.stringify([{ ...ERROR, message: 'Ada' }])],
  ['a field less', JSON.stringify([{ ...ERROR, route: undefined }])],
  ['a text as a name', JSON.stringify([{ ...ERROR, errors: ['ada@acme.test'] }])],
  ['an address of a page', JSON.stringify([{ ...ERROR, places: [{ file: '/a?b=c', line: 1, column: 1 }] }])],
  ['a line that is none', JSON.stringify([{ ...ERROR, places: [{ file: '/a.js', line: -1, column: 1 }] }])],
])('%s is refused', (_what, body) => {
  expect(receive(body)).toMatchObject({ status: 400, errors: [] })
})

test('errors that are too large are refused', () => {
  expect(receive(' '.repeat(LARGEST_ERRORS + 1))).toMatchObject({ status: 413, errors: [] })
})
