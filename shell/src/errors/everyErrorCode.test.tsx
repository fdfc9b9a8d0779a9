import {
  ERROR_CATALOGUE,
  SERVICE_ERRORS,
  StudioError,
  type StudioErrorCode,
} from '@outcome-studio/shared/domain'
import { act, render, screen, within } from '@testing-library/react'
import { createShowError } from '../host/createShowError.ts'
import { createToasts } from '../host/createToasts.ts'
import { ToastRegion } from '../overlays/ToastRegion.tsx'
import { createErrorReports } from './createErrorReports.ts'

const SHORT = 2_000
const LONG = 5_000

/** The product's own codes: what is read, and how long it stays (specification, section 8; those from doc-id-empty on are ours). */
const OWN: readonly (readonly [StudioErrorCode, string, number])[] = [
  [
    'cen/no-subscription',
    'You do not have an active membership. If you are in a trial period, please wait until it expires before subscribing.',
    LONG,
  ],
  [
    'cen/doc-not-found',
    'Could not load the document. It may have been deleted or you may not have access to it.',
    LONG,
  ],
  ['cen/doc-loading-error', 'An error occurred while loading the document. Please try again later.', LONG],
  [
    'cen/doc-already-exists',
    'A document with this name already exists. Please choose a different name.',
    LONG,
  ],
  [
    'cen/internal-error',
    'Something went wrong while we processed this. Please try again later, or contact support if it keeps happening.',
    LONG,
  ],
  ['cen/sign-in-required', 'You must be signed in to perform this action.', SHORT],
  ['cen/doc-id-too-long', 'Document name must not exceed 128 characters.', SHORT],
  ['cen/doc-id-contains-slash', 'Document name cannot contain a forward slash (/).', SHORT],
  [
    'cen/doc-id-contains-periods',
    'Document name cannot solely consist of a single period (.) or double periods (..).',
    LONG,
  ],
  [
    'cen/doc-id-contains-double-underscores',
    'Document name cannot start and end with double underscores.',
    LONG,
  ],
  ['cen/doc-id-empty', 'Please give the document a name.', SHORT],
  [
    'cen/doc-changed',
    'This document was changed elsewhere since you opened it. Please choose which version to keep.',
    LONG,
  ],
  [
    'cen/doc-too-large',
    'This document is too large to save. Please shorten it or move part of it to another document.',
    LONG,
  ],
  ['cen/offline', 'The server cannot be reached. Please check your connection and try again.', LONG],
  [
    'cen/fresh-sign-in-required',
    'Please sign in again first: this needs a sign-in of the last five minutes.',
    LONG,
  ],
  [
    'cen/storage-blocked',
    'Signing in needs to keep something in your browser, which is blocked or full for this site. Please allow it and try again.',
    LONG,
  ],
  [
    'cen/photo-unreadable',
    'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.',
    LONG,
  ],
  ['cen/photo-file-too-large', 'This file is larger than 10 MB. Please choose a smaller picture.', LONG],
  [
    'cen/photo-too-large',
    'This picture stays too large even at a small size. Please choose another one.',
    LONG,
  ],
]

const CODE_WORDS = 'This verification code is missing or not valid. Please request a new one.'
const PROOF_WORDS = 'Your sign-in could not be confirmed. Please sign in again.'
const SESSION_WORDS = 'Your session has ended. Please sign in again.'

/** Codes of the sign-in service, which it prefixes with "auth/". */
const AUTH: readonly (readonly [string, string, number])[] = [
  ['invalid-email', 'This e-mail address is not valid.', SHORT],
  ['user-disabled', 'This account has been disabled. Please contact support.', LONG],
  ['user-not-found', 'We could not find an account with this e-mail address.', LONG],
  ['email-already-in-use', 'An account with this e-mail address already exists.', LONG],
  ['operation-not-allowed', 'This way of signing in is not available.', SHORT],
  ['weak-password', 'This password is too weak. Please choose a longer one.', LONG],
  ['too-many-requests', 'Too many attempts. Please wait a moment and try again.', LONG],
  ['invalid-user-token', SESSION_WORDS, SHORT],
  ['user-token-expired', SESSION_WORDS, SHORT],
  ['invalid-password', 'This password is not valid.', SHORT],
  ['wrong-password', 'Invalid email or password', SHORT],
  ['invalid-verification-code', CODE_WORDS, LONG],
  ['missing-verification-code', CODE_WORDS, LONG],
  ['invalid-verification-id', CODE_WORDS, LONG],
  ['missing-verification-id', CODE_WORDS, LONG],
  ['invalid-action-code', 'Invalid or expired link.', SHORT],
  ['expired-action-code', 'This link has expired. Please request a new one.', SHORT],
  [
    'network-request-failed',
    'The server cannot be reached. Please check your connection and try again.',
    LONG,
  ],
  ['invalid-credential', PROOF_WORDS, LONG],
  ['missing-or-invalid-nonce', PROOF_WORDS, LONG],
  [
    'account-exists-with-different-credential',
    'There is an account with this e-mail address already. Please confirm that it is yours, then sign in again.',
    LONG,
  ],
  ['user-mismatch', 'This is another account than the one you are signed in with.', LONG],
]

/** Codes that database and functions have in common; only the functions prefix them always. */
const SERVICE: readonly (readonly [string, string, number])[] = [
  ['permission-denied', 'You do not have permission to do this.', SHORT],
  ['unavailable', 'The service cannot be reached. Please try again in a moment.', LONG],
  ['failed-precondition', 'This cannot be done at the moment. Please reload and try again.', LONG],
  ['cancelled', 'The action was cancelled before it finished.', SHORT],
  ['not-found', 'We could not find what you asked for. It may have been deleted.', LONG],
  ['deadline-exceeded', 'This took too long. Please try again.', SHORT],
  ['resource-exhausted', 'The service is busy. Please wait a moment and try again.', LONG],
  ['aborted', 'Something else changed at the same time. Please try again.', LONG],
  ['unauthenticated', 'You must be signed in to perform this action.', SHORT],
]

const FALLBACK = 'An error occurred. Please try again.'

/** As the Firebase SDK throws it. */
const firebaseError = (code: string, details?: unknown) =>
  Object.assign(new Error(`Firebase: ${code}`), { name: 'FirebaseError', code, details })

const THROWN: readonly (readonly [string, unknown, string, number])[] = [
  ...OWN.map(([code, words, stays]) => [`StudioError ${code}`, new StudioError(code), words, stays] as const),
  ...OWN.map(
    ([code, words, stays]) =>
      [`a function's ${code}`, firebaseError('functions/internal', { code }), words, stays] as const,
  ),
  ...AUTH.map(
    ([code, words, stays]) => [`auth/${code}`, firebaseError(`auth/${code}`), words, stays] as const,
  ),
  ...SERVICE.flatMap(([code, words, stays]) =>
    [code, `firestore/${code}`, `functions/${code}`].map(
      (full) => [full, firebaseError(full), words, stays] as const,
    ),
  ),
  ['functions/internal', firebaseError('functions/internal'), FALLBACK, SHORT],
  ['auth/code-of-tomorrow', firebaseError('auth/code-of-tomorrow'), FALLBACK, SHORT],
  [
    "a function's unknown code",
    firebaseError('functions/internal', { code: 'cen/unknown' }),
    FALLBACK,
    SHORT,
  ],
  ['a slip in the code', new TypeError('x is undefined'), FALLBACK, SHORT],
  ['a string', 'boom', FALLBACK, SHORT],
  ['undefined', undefined, FALLBACK, SHORT],
]

/** Failures nobody foresaw: they offer a reference. */
const UNFORESEEN = [FALLBACK, ERROR_CATALOGUE['cen/internal-error'].message]

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

function setUp() {
  const logged: unknown[] = []
  const toasts = createToasts()
  const errors = createErrorReports({ random: () => 0, now: () => new Date(0), route: () => '/' })
  const showError = createShowError({ report: (error) => logged.push(error) }, errors, toasts)
  render(<ToastRegion toasts={toasts} />)
  return { logged, toasts, showError }
}

test('the tables hold every code there is', () => {
  expect(OWN.map(([code]) => code).sort()).toEqual(Object.keys(ERROR_CATALOGUE).sort())
  expect([...AUTH, ...SERVICE].map(([code]) => code).sort()).toEqual([...SERVICE_ERRORS.keys()].sort())
})

test.each(THROWN)('%s', (_what, thrown, words, stays) => {
  const { logged, showError } = setUp()
  act(() => showError(thrown))
  expect(logged).toEqual([thrown])

  const toast = screen.getByRole('listitem')
  expect(toast).toHaveAttribute('data-kind', 'error')
  expect(within(toast).getByText(words)).toBeVisible()
  expect(within(toast).queryAllByRole('button', { name: 'Copy reference' })).toHaveLength(
    UNFORESEEN.includes(words) ? 1 : 0,
  )

  pass(stays - 1)
  expect(screen.getByRole('listitem')).toBeVisible()
  pass(1)
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test.each([
  [50, SHORT],
  [51, LONG],
])('a message of %d characters stays %d ms', (length, stays) => {
  const { toasts } = setUp()
  act(() => toasts.show('x'.repeat(length)))
  pass(stays - 1)
  expect(screen.getByRole('listitem')).toBeVisible()
  pass(1)
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('failures that nobody foresaw do not pile up', () => {
  const { logged, showError } = setUp()
  act(() => {
    for (let count = 0; count < 10; count += 1) showError(new Error(`number ${count}`))
  })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(logged).toHaveLength(10)
})
