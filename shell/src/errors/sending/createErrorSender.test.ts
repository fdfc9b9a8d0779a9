import { StudioError, withRequestId } from '@outcome-studio/shared/domain/errors'
import { type BrowserError, createReportReceiver, ERRORS_TYPE } from '@outcome-studio/shared/reports'
import { createErrorReports } from '../createErrorReports.ts'
import { createErrorSender } from './createErrorSender.ts'
import { placesOf, shellRelease } from './placesOf.ts'

/** An error as a browser throws it in a file of the product. */
const thrownIn = (file: string, column = 1_234, message = 'ada@acme.test') =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at draw (https://studio.test${file}:1:${column})\n    at https://studio.test/outcome-validation/My%20study:3:4`,
  })

function setUp() {
  const sent: (readonly BrowserError[])[] = []
  let waiting: (() => void)[] = []
  const sender = createErrorSender({
    send: async (errors) => void sent.push(errors),
    later: (work) => waiting.push(work),
    release: 'shell-1',
  })
  let drawn = 0
  const errors = createErrorReports({
    random: () => (drawn++ * 0.0371) % 1,
    now: () => new Date(0),
    route: () => '/sia',
  })
  errors.watch(sender.note)
  const pass = () => {
    const due = waiting
    waiting = []
    for (const work of due) work()
  }
  return { sent, errors, pass, sender }
}

test('an error in a feature arrives with feature, version and position', () => {
  const { sent, errors, pass } = setUp()
  const { reference } = errors.note(thrownIn('/mfe-sia/1a2b/feature.3c.js'))
  pass()
  expect(sent).toEqual([
    [
      {
        reference,
        feature: 'mfe-sia',
        version: '1a2b',
        release: 'shell-1',
        route: '/sia',
        errors: ['TypeError'],
        places: [{ file: '/mfe-sia/1a2b/feature.3c.js', line: 1, column: 1_234 }],
        request: null,
        count: 1,
      },
    ],
  ])
  expect(JSON.stringify(sent)).not.toMatch(/ada@|study/)
  const receive = createReportReceiver(() => 0)
  const body = JSON.stringify(sent[0])
  expect(receive({ contentType: ERRORS_TYPE, sender: 'one', body })).toMatchObject({
    status: 204,
    errors: [{ feature: 'mfe-sia' }],
  })
})

test('errors that repeat are counted', () => {
  const { sent, errors, pass } = setUp()
  for (let count = 0; count < 500; count += 1) errors.note(thrownIn('/mfe-sia/1a2b/feature.3c.js'))
  pass()
  for (let count = 0; count < 70; count += 1) errors.note(thrownIn('/mfe-sia/1a2b/feature.3c.js'))
  pass()
  expect(sent.map((batch) => batch.map(({ count }) => count))).toEqual([[500], [70]])
})

test('a storm of different errors is limited', () => {
  const { sent, errors, pass } = setUp()
  for (let round = 0; round < 100; round += 1) {
    for (let column = 0; column < 50; column += 1) errors.note(thrownIn('/shell/1/main.js', column))
    pass()
  }
  expect(sent).toHaveLength(10)
  expect(Math.max(...sent.map(({ length }) => length))).toBe(10)
})

test('an expected failure is not sent; the next error names its call', () => {
  const { sent, errors, pass } = setUp()
  errors.note(new StudioError('cen/offline', { cause: withRequestId(new Error('x'), 'request-1') }))
  pass()
  expect(sent).toEqual([])
  errors.note(new StudioError('cen/internal-error', { cause: thrownIn('/shell/1/main.js') }))
  pass()
  expect(sent).toMatchObject([[{ request: 'request-1', feature: 'shell' }]])
})

test('what was collected is sent when the page is left, once', () => {
  const { sent, errors, pass, sender } = setUp()
  errors.note(thrownIn('/shell/1/main.js'))
  sender.flush()
  pass()
  expect(sent).toHaveLength(1)
})

test.each([
  ['Chromium', '    at draw (https://studio.test/shell/1a/main.js:2:30)'],
  ['Chromium without a name', '    at https://studio.test/shell/1a/main.js:2:30'],
  ['Firefox and WebKit', 'draw@https://studio.test/shell/1a/main.js:2:30'],
])('reads the stack of %s', (_browser, line) => {
  const error = Object.assign(new Error('x'), { stack: `Error: x\n${line}` })
  expect(placesOf(error)).toEqual([{ file: '/shell/1a/main.js', line: 2, column: 30 }])
})

test("the shell's version is in the addresses of its scripts", () => {
  expect(shellRelease(['', 'https://a.test/x.js', 'https://studio.test/shell/1a/main.js'])).toBe('1a')
  expect(shellRelease([])).toBeNull()
})
