import {
  fakeCalls,
  fakeRecord,
  fakeSession,
  resetFakeData,
  signedIn,
  signedOut,
} from '@outcome-studio/shared/data/testing'
import {
  describeError,
  ERROR_CATALOGUE,
  FALLBACK_MESSAGE,
  StudioError,
} from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Editor } from '../testing/Editor.tsx'
import { exposing } from '../testing/exposing.tsx'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(() => {
  resetFakeData()
  signedOut()
})

const button = (name: string) => screen.findByRole('button', { name })
const redirect = { purpose: 'signIn' } as const
/** The page as it is opened by coming back from the identity provider. */
function comingBack(): (outcome: Awaited<ReturnType<typeof fakeCalls.completeSignIn>>) => Promise<void> {
  let settle = (_outcome: Awaited<ReturnType<typeof fakeCalls.completeSignIn>>) => {}
  fakeCalls.isSignInPending.mockReturnValue(true)
  fakeCalls.completeSignIn.mockReturnValue(
    new Promise((resolve) => {
      settle = resolve
    }),
  )
  return (outcome) => act(async () => settle(outcome))
}

test.each([
  ['/auth/signin', 'Sign in', 'signIn'],
  ['/auth/signin', 'Create an account', 'signUp'],
  ['/auth/signup', 'Create an account', 'signUp'],
  ['/auth/subscribe', 'Create an account', 'signUp'],
])('%s leads to the identity provider, once', async (path, name, screenThere) => {
  const { container } = renderShell(path)
  await userEvent.dblClick(await button(name))
  expect(fakeCalls.startSignIn.mock.calls).toEqual([[{ screen: screenThere }]])
  expect(await button(name)).toHaveAttribute('aria-disabled', 'true')
  expect(await axe(container)).toHaveNoViolations()
})

test('the screens keep where the person was going', async () => {
  const { router } = renderShell('/auth/signup?next=%2Fsia')
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
  expect(router.state.location).toMatchObject({ pathname: '/auth/signin', search: '?next=%2Fsia' })
  await userEvent.click(await screen.findByRole('link', { name: /developer login/ }))
  expect(router.state.location).toMatchObject({ pathname: '/dev/token', search: '?next=%2Fsia' })
})

test('the developer login is offered with the emulators alone', async () => {
  renderShell('/auth/signin', { emulators: false })
  await button('Sign in')
  expect(screen.queryByRole('link', { name: /developer login/ })).not.toBeInTheDocument()
})

test('who cannot leave is told why, and can try again', async () => {
  fakeCalls.startSignIn.mockRejectedValueOnce(new StudioError('cen/offline'))
  const { reports } = renderShell('/auth/signin')
  await userEvent.click(await button('Sign in'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Signing in did not work. ${ERROR_CATALOGUE['cen/offline'].message}`,
  )
  expect(reports).toHaveLength(1)
  await userEvent.click(await button('Sign in'))
  expect(fakeCalls.startSignIn).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('coming back goes on to where the person was going, and asks for their record', async () => {
  const settle = comingBack()
  const { router } = renderShell('/auth/signin?next=%2Fneeds-framework')
  expect(await screen.findByText('Signing you in')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => {
    signedIn(testMember())
    fakeRecord.set({ data: undefined, error: null, isPending: true, refetch: () => {} })
  })
  await settle({ kind: 'signedIn', redirect })
  expect(fakeCalls.runSSOMigrationSync).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Loading your account')).toBeInTheDocument()
  act(() => signedIn(testMember()))
  await waitFor(() => expect(router.state.location.pathname).toBe('/needs-framework'))
})

test('a new member without a name is led to the profile', async () => {
  const settle = comingBack()
  const { router } = renderShell('/auth/signup', {
    features: { load: exposing(() => <h1>Your profile</h1>) },
  })
  act(() => signedIn(testMember({ name: '', firstName: '', lastName: '' })))
  await settle({ kind: 'signedIn', redirect: { purpose: 'signUp' } })
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/auth/profile')
})

test('who went back by themselves finds the screen as it was', async () => {
  const settle = comingBack()
  renderShell('/auth/signin')
  await settle({ kind: 'cancelled', redirect })
  expect(await button('Sign in')).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['in the same tab', redirect],
  ['after they were asked to sign in again', { purpose: 'reauthenticate', uid: 'a', returnTo: '/' } as const],
])('who comes back without a result %s reads what to do', async (_when, from) => {
  const settle = comingBack()
  renderShell('/auth/signin')
  await settle({ kind: 'noResult', redirect: from })
  expect(await screen.findByText(/You came back without a result of the sign-in\./)).toBeVisible()
  expect(await button('Sign in')).toBeEnabled()
})

test('who comes back without a result by Back or Reload finds the screen as it was', async () => {
  const settle = comingBack()
  renderShell('/auth/signin', { isRevisit: true })
  await settle({ kind: 'noResult', redirect })
  expect(await button('Sign in')).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByText(/without a result/)).not.toBeInTheDocument()
})

test.each([
  ['the provider is down', new StudioError('cen/offline'), ERROR_CATALOGUE['cen/offline'].message],
  [
    'the answer was refused',
    Object.assign(new Error(), { code: 'auth/invalid-credential' }),
    describeError({ code: 'invalid-credential' }).message,
  ],
  [
    'the account is disabled',
    Object.assign(new Error(), { code: 'auth/user-disabled' }),
    'has been disabled',
  ],
  ['nobody knows why', new Error('boom'), FALLBACK_MESSAGE],
])('when %s it is said, with the way on', async (_what, error, words) => {
  const settle = comingBack()
  const { container } = renderShell('/auth/signin')
  await settle({ kind: 'failed', redirect, error })
  expect(await screen.findByRole('alert')).toHaveTextContent(`Signing in did not work. `)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect(await button('Sign in')).toBeEnabled()
  expect(await axe(container)).toHaveNoViolations()
})

test('a page shown again as it was left does not wait for ever', async () => {
  renderShell('/auth/signin')
  await userEvent.click(await button('Sign in'))
  fakeCalls.completeSignIn.mockResolvedValue({ kind: 'noResult', redirect })
  await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(await button('Sign in')).not.toHaveAttribute('aria-disabled')
})

test.each([
  ['the same person', { kind: 'signedIn' } as const, null],
  [
    'another person',
    { kind: 'failed', error: Object.assign(new Error(), { code: 'auth/user-mismatch' }) } as const,
    describeError({ code: 'user-mismatch' }).message,
  ],
])('%s who proves who they are comes back to where it was asked', async (_who, outcome, words) => {
  const settle = comingBack()
  signedIn(testMember())
  const { router } = renderShell('/', { features: { load: exposing(() => <h1>Your profile</h1>) } })
  await settle({
    ...outcome,
    redirect: { purpose: 'reauthenticate', uid: 'a', returnTo: '/auth/profile?delete' },
  })
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/auth/profile', search: '?delete' }),
  )
  if (words !== null) expect(await screen.findByText(words)).toBeVisible()
})

test('a browser whose storage does not respond is named as the cause, with the way on', async () => {
  fakeSession.set({ state: 'signedOut', storage: 'silent' })
  renderShell('/auth/signin')
  expect(await screen.findByText(/This browser’s storage does not respond/)).toBeVisible()
  expect(await button('Sign in')).toBeEnabled()
})

test('a storage that responds late is read again by one reload', async () => {
  fakeSession.set({ state: 'signedOut', storage: 'silent' })
  const { reloads } = renderShell('/auth/signin')
  await button('Sign in')
  expect(reloads).toEqual([])
  act(() => fakeSession.set({ state: 'signedOut', storage: 'late' }))
  expect(reloads).toHaveLength(1)
})

test('a session that ends by itself says so over unsaved work, and leads back', async () => {
  signedIn(testMember())
  const { router } = renderShell('/outcome-validation/lunch', { features: { load: exposing(Editor) } })
  await userEvent.click(await button('Edit'))
  act(() => {
    signedOut()
    fakeSession.set({ state: 'signedOut', hasEnded: true })
  })
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Your session has ended. Sign in again to continue where you left off.',
  )
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?next=%2Foutcome-validation%2Flunch')
})

test('says once that the account was deleted, and what stays', async () => {
  sessionStorage.setItem('outcome-studio:deleted', 'yes')
  const { container, unmount } = renderShell('/auth/signin')
  expect(await screen.findByText('Your account and its data have been deleted.')).toBeVisible()
  const notice = screen.getByText(/^Nothing more is charged\./)
  for (const kept of [
    'password with the sign-in service',
    'invoices at our payment provider',
    'a free trial',
  ]) {
    expect(notice).toHaveTextContent(kept)
  }
  expect(screen.queryByText('Welcome back.')).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  unmount()
  renderShell('/auth/signin')
  expect(await screen.findByText('Welcome back.')).toBeVisible()
})
