import { ERROR_CATALOGUE, isStudioErrorCode } from './catalogue.ts'
import { describeError, FALLBACK_MESSAGE } from './describeError.ts'
import { isChunkLoadError } from './isChunkLoadError.ts'
import { StudioError } from './StudioError.ts'
import { SERVICE_ERRORS } from './serviceErrors.ts'

const SPECIFIED = [
  [
    'cen/no-subscription',
    'You do not have an active membership. If you are in a trial period, please wait until it expires before subscribing.',
  ],
  [
    'cen/doc-not-found',
    'Could not load the document. It may have been deleted or you may not have access to it.',
  ],
  ['cen/doc-loading-error', 'An error occurred while loading the document. Please try again later.'],
  ['cen/doc-already-exists', 'A document with this name already exists. Please choose a different name.'],
  ['cen/sign-in-required', 'You must be signed in to perform this action.'],
  ['cen/doc-id-too-long', 'Document name must not exceed 128 characters.'],
  ['cen/doc-id-contains-slash', 'Document name cannot contain a forward slash (/).'],
  [
    'cen/doc-id-contains-periods',
    'Document name cannot solely consist of a single period (.) or double periods (..).',
  ],
  ['cen/doc-id-contains-double-underscores', 'Document name cannot start and end with double underscores.'],
] as const

test.each(SPECIFIED)('%s speaks by its own message', (code, message) => {
  const cause = new Error('inner')
  const error = new StudioError(code, { cause })
  expect(error).toMatchObject({ name: 'StudioError', code, message, cause })
  expect(describeError(error)).toEqual({ code, message, recovery: error.recovery })
})

test('a missing sign-in suggests to sign in, a lost connection to try again', () => {
  expect(new StudioError('cen/sign-in-required').recovery).toBe('sign-in')
  expect(new StudioError('cen/offline').recovery).toBe('retry')
})

test('an internal error suggests to try later or contact support', () => {
  expect(ERROR_CATALOGUE['cen/internal-error'].message).toMatch(/try again later.*contact support/)
})

test.each([
  ['auth/wrong-password', 'Invalid email or password'],
  ['auth/invalid-action-code', 'Invalid or expired link.'],
  ['wrong-password', 'Invalid email or password'],
])('%s speaks by the mapped message', (code, message) => {
  expect(describeError(Object.assign(new Error('raw'), { code }))).toMatchObject({ message })
})

test.each([
  'invalid-email user-disabled user-not-found email-already-in-use operation-not-allowed weak-password',
  'too-many-requests invalid-user-token user-token-expired invalid-password wrong-password',
  'invalid-verification-code missing-verification-code invalid-verification-id missing-verification-id',
  'invalid-action-code expired-action-code permission-denied unavailable failed-precondition cancelled',
  'not-found deadline-exceeded resource-exhausted aborted',
])('each of %s has a sentence of its own kind', (codes) => {
  for (const code of codes.split(' ')) {
    const { message, recovery } = describeError({ code: `functions/${code}` })
    expect(message).not.toBe(FALLBACK_MESSAGE)
    expect(message).toMatch(/^[A-Z].{8,}/)
    expect(['retry', 'reload', 'sign-in', 'none']).toContain(recovery)
    expect(SERVICE_ERRORS.get(code)?.message).toBe(message)
  }
})

test("a function's error with a product code counts as a product error", () => {
  const error = { code: 'functions/not-found', message: 'x', details: { code: 'cen/doc-not-found' } }
  expect(describeError(error).message).toBe(ERROR_CATALOGUE['cen/doc-not-found'].message)
})

test.each([
  ['an error without a code', new Error('secret detail')],
  ['a foreign code', { code: 'ECONNRESET' }],
  ['a name every object has', { code: 'constructor' }],
  ['a string', 'boom'],
  ['null', null],
  ['undefined', undefined],
  ['a number for a code', { code: 404 }],
])('%s falls back', (_what, error) => {
  expect(describeError(error)).toEqual({ code: null, message: FALLBACK_MESSAGE, recovery: 'retry' })
})

test('only codes of the catalogue count as product errors', () => {
  expect(isStudioErrorCode('cen/doc-changed')).toBe(true)
  expect(isStudioErrorCode('toString')).toBe(false)
})

test('a missing chunk is recognized however deep it is wrapped', () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  expect(isChunkLoadError(missing)).toBe(true)
  expect(isChunkLoadError(new Error('a', { cause: new Error('b', { cause: missing }) }))).toBe(true)
  expect(isChunkLoadError(new Error('a'))).toBe(false)
  expect(isChunkLoadError(undefined)).toBe(false)
  expect(describeError(new Error('a', { cause: missing }))).toMatchObject({
    message: expect.stringMatching(/could not be loaded.*Check your connection/),
    recovery: 'retry',
  })
})
