import { BUILD_VERSION } from '@outcome-studio/shared/domain/base'
import { StudioError, withRequestId } from '@outcome-studio/shared/domain/errors'
import { FeatureError } from '@outcome-studio/shared/feature'
import fc from 'fast-check'
import { createErrorReports } from './createErrorReports.ts'
import { createLog } from './createLog.ts'
import { createReference } from './createReference.ts'
import { errorNames } from './errorNames.ts'
import { reportText } from './reportText.ts'
import { watchGlobalErrors } from './watchGlobalErrors.ts'

const NOW = new Date('2026-06-01T12:00:00Z')

function setUp() {
  let drawn = 0
  // Each reference is unlike the one before.
  const random = () => (drawn++ * 0.0371) % 1
  const errors = createErrorReports({ random, now: () => NOW, route: () => '/outcome-validation' })
  const lines: unknown[][] = []
  const log = createLog({ info: () => {}, error: (...line) => lines.push(line) }, errors)
  return { errors, lines, log }
}

test('a reference has eight characters that cannot be taken for one another', () => {
  const numbers = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.infiniteStream(numbers), (stream) => {
      const random = () => stream.next().value
      expect(createReference(random)).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
    }),
  )
})

test('the line on the console starts with the reference that the member sees', () => {
  const { errors, lines, log } = setUp()
  const error = new StudioError('cen/internal-error')
  log.report(error, { feature: 'mfe-account' })
  expect(lines).toEqual([[errors.note(error).reference, error, { feature: 'mfe-account' }]])
})

test('a failure keeps its reference however it is wrapped; another has another', () => {
  const { errors } = setUp()
  const cause = new TypeError('Failed to fetch')
  const first = errors.note(new FeatureError('unreachable', 'Sia', { cause }))
  expect(errors.note(new FeatureError('unreachable', 'Sia', { cause }))).toBe(first)
  expect(errors.isNoted(cause)).toBe(true)
  expect(errors.note(new TypeError('Failed to fetch')).reference).not.toBe(first.reference)
  expect(errors.isNoted('a string')).toBe(false)
})

test('a failure that is its own cause does not hang the page', () => {
  const { errors } = setUp()
  const error = new Error('round and round')
  error.cause = error
  expect(errors.note(error).errors).toHaveLength(8)
})

test('the last fifty are kept, newest first', () => {
  const { errors } = setUp()
  const reports = Array.from({ length: 60 }, (_, index) => errors.note(new Error(String(index))))
  expect(errors.recent()).toEqual(reports.slice(10).reverse())
})

test.each([
  [
    'names along the chain',
    new FeatureError('crashed', 'Sia', { cause: new StudioError('cen/doc-not-found', { cause: 'x' }) }),
    ['FeatureError crashed', 'StudioError cen/doc-not-found', 'a thrown string'],
  ],
  [
    'an error of a service',
    Object.assign(new Error(), { code: 'auth/user-disabled' }),
    ['Error auth/user-disabled'],
  ],
  ['a code a person might have written', Object.assign(new Error(), { code: 'ada lovelace' }), ['Error']],
  ['a name a person might have written', Object.assign(new Error(), { name: 'Ada Lovelace' }), ['Error']],
  ['no error at all', undefined, ['undefined']],
  ['an object', { email: 'ada@acme.test' }, ['a thrown object']],
] as const)('%s', (_what, thrown, names) => {
  expect(errorNames(thrown)).toEqual(names)
})

test('the text for support says when, where and what, and nothing a person wrote', () => {
  const { errors } = setUp()
  errors.note(new StudioError('cen/offline'))
  const report = errors.note(new TypeError('“ada@acme.test” is not a function'))
  const text = reportText(report, errors.recent())
  expect(text.split('\n')).toEqual([
    'Outcome Studio error report',
    `Reference: ${report.reference}`,
    'Time: 2026-06-01T12:00:00.000Z',
    `Version: ${BUILD_VERSION}`,
    'Page: /outcome-validation',
    'Errors: TypeError',
    '',
    'Others on this page, newest first:',
    expect.stringMatching(/^2026-06-01T12:00:00\.000Z \S{9} \/outcome-validation StudioError cen\/offline$/),
  ])
})

test('the text for support has the id of the call that failed', () => {
  const { errors } = setUp()
  const cause = withRequestId(new Error('INTERNAL'), 'request-1')
  const report = errors.note(new StudioError('cen/internal-error', { cause }))
  expect(reportText(report, [])).toContain('\nRequest: request-1')
})

test('whatever the message holds, the text does not repeat it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,12}@[a-z]{4,12}\.test$/), (email) => {
      const { errors } = setUp()
      const error = new Error(email, { cause: new Error(`No record of ${email}`) })
      expect(reportText(errors.note(error), errors.recent())).not.toContain(email)
    }),
  )
})

describe('what nothing else caught', () => {
  const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

  function watched() {
    const parts = setUp()
    const page = new EventTarget()
    const release = watchGlobalErrors(page, parts.log, parts.errors)
    return { ...parts, page, release }
  }

  test('is logged once, errors and rejections alike, until the release', () => {
    const { page, lines, release } = watched()
    const error = new Error('x is undefined')
    page.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
    page.dispatchEvent(rejection(error))
    page.dispatchEvent(rejection('no error'))
    expect(lines.map(([, thrown, context]) => [thrown, context])).toEqual([
      [error, { event: 'error' }],
      ['no error', { event: 'unhandledrejection' }],
    ])
    release()
    page.dispatchEvent(rejection(new Error('later')))
    expect(lines).toHaveLength(2)
  })

  test('is not logged again where it was reported before', () => {
    const { page, lines, log } = watched()
    const error = new Error('reported')
    log.report(error)
    page.dispatchEvent(rejection(error))
    expect(lines).toHaveLength(1)
  })

  test("a script of another origin's error has at least its message", () => {
    const { page, lines } = watched()
    page.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    expect(lines[0]?.[1]).toEqual(new Error('Script error.'))
  })

  test("a browser's note on layout is no failure", () => {
    const { page, lines } = watched()
    const message = 'ResizeObserver loop completed with undelivered notifications.'
    page.dispatchEvent(new ErrorEvent('error', { message }))
    expect(lines).toEqual([])
  })
})
