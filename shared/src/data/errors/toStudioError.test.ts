import { StudioError } from '@outcome-studio/shared/domain/errors'
import { FirebaseError } from 'firebase/app'
import { toStudioError } from './toStudioError.ts'

const codeOf = (cause: unknown) => toStudioError(cause, 'cen/internal-error')

test.each([
  ['unauthenticated', 'cen/sign-in-required'],
  ['functions/unauthenticated', 'cen/sign-in-required'],
  ['auth/user-token-expired', 'cen/sign-in-required'],
  ['auth/network-request-failed', 'cen/offline'],
  ['unavailable', 'cen/offline'],
  ['data-loss', 'cen/internal-error'],
])('%s is called %s', (service, code) => {
  const cause = new FirebaseError(service, 'said by the service')
  expect(codeOf(cause)).toMatchObject({ name: 'StudioError', code, cause })
})

test.each([
  'permission-denied',
  'functions/resource-exhausted',
  'aborted',
  'not-found',
  'functions/failed-precondition',
  'auth/user-disabled',
])('%s keeps its words', (service) => {
  const cause = new FirebaseError(service, 'said by the service')
  expect(codeOf(cause)).toBe(cause)
})

test("a function's refusal has the code in its details", () => {
  const cause = Object.assign(new FirebaseError('functions/failed-precondition', ''), {
    details: { code: 'cen/doc-not-found' },
  })
  expect(codeOf(cause)).toMatchObject({ code: 'cen/doc-not-found' })
})

test('an unreachable function means offline, a failing one does not', () => {
  expect(codeOf(new FirebaseError('functions/internal', 'internal [0]'))).toMatchObject({
    code: 'cen/offline',
  })
  expect(codeOf(new FirebaseError('functions/internal', 'INTERNAL [500]'))).toMatchObject({
    code: 'cen/internal-error',
  })
})

test('product errors are unchanged, and unexpected errors get the given code', () => {
  const own = new StudioError('cen/doc-changed')
  expect(codeOf(own)).toBe(own)
  expect(toStudioError(new TypeError('x'), 'cen/doc-loading-error')).toMatchObject({
    code: 'cen/doc-loading-error',
  })
})
