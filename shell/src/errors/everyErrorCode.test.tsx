import {
  ERROR_CATALOGUE,
  FALLBACK_MESSAGE,
  isStudioErrorCode,
  SERVICE_ERRORS,
  StudioError,
} from '@outcome-studio/shared/domain/errors'
import { act, render, screen, within } from '@testing-library/react'
import { createShowError } from '../host/createShowError.ts'
import { createToasts } from '../host/createToasts.ts'
import { ToastRegion } from '../overlays/ToastRegion.tsx'
import { createErrorReports } from './createErrorReports.ts'

const SHORT = 2_000
const LONG = 5_000
const WITH_REFERENCE = 10_000

/** Duration by the length of the message (docs/product.md §8). */
const staysFor = (message: string) => {
  if (UNFORESEEN.includes(message)) return WITH_REFERENCE
  return message.length > 50 ? LONG : SHORT
}

const OWN = Object.keys(ERROR_CATALOGUE)
  .filter(isStudioErrorCode)
  .map((code) => ({ code, message: ERROR_CATALOGUE[code].message }))
const SERVICES = [...SERVICE_ERRORS].map(([code, { message }]) => ({ code, message }))

/** As the Firebase SDK throws it. */
const firebaseError = (code: string, details?: unknown) =>
  Object.assign(new Error(`Firebase: ${code}`), { name: 'FirebaseError', code, details })

const THROWN: readonly (readonly [string, unknown, string])[] = [
  ...OWN.flatMap(({ code, message }) => [
    [`StudioError ${code}`, new StudioError(code), message] as const,
    [`a function's ${code}`, firebaseError('functions/internal', { code }), message] as const,
  ]),
  ...SERVICES.flatMap(({ code, message }) =>
    [code, `auth/${code}`, `firestore/${code}`, `functions/${code}`].map(
      (full) => [full, firebaseError(full), message] as const,
    ),
  ),
  ['functions/internal', firebaseError('functions/internal'), FALLBACK_MESSAGE],
  ['auth/code-of-tomorrow', firebaseError('auth/code-of-tomorrow'), FALLBACK_MESSAGE],
  [
    "a function's unknown code",
    firebaseError('functions/internal', { code: 'cen/unknown' }),
    FALLBACK_MESSAGE,
  ],
  ['a slip in the code', new TypeError('x is undefined'), FALLBACK_MESSAGE],
  ['a string', 'boom', FALLBACK_MESSAGE],
  ['undefined', undefined, FALLBACK_MESSAGE],
]

/** Failures nobody foresaw: they offer a reference. */
const UNFORESEEN = [FALLBACK_MESSAGE, ERROR_CATALOGUE['cen/internal-error'].message]

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

test.each(THROWN)('%s', (_what, thrown, message) => {
  const { logged, showError } = setUp()
  act(() => showError(thrown))
  expect(logged).toEqual([thrown])

  const toast = screen.getByRole('listitem')
  expect(toast).toHaveAttribute('data-kind', 'error')
  expect(within(toast).getByText(message)).toBeVisible()
  expect(within(toast).queryAllByRole('button', { name: 'Copy reference' })).toHaveLength(
    UNFORESEEN.includes(message) ? 1 : 0,
  )

  pass(staysFor(message) - 1)
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
