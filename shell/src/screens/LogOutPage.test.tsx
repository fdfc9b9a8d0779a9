import { fakeCalls, resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
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
  localStorage.clear()
  resetFakeData()
  signedIn(testMember())
})

const THERE_AND_BACK = 'log out, then http://localhost/auth/signin'

const DRAFT = `outcome-studio:draft:${encodeURIComponent(testMember().id)}:study:tab`
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Follows the Sign Out of the product's own navigation. */
async function signOutFromHome() {
  const rendered = renderShell('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  return rendered
}

test('Sign Out signs out here, then at the identity provider', async () => {
  const { departures } = await signOutFromHome()
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
  expect(fakeCalls.signOut).toHaveBeenCalledWith('keep')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test.each(['/logout', '/logging-out'])('%s opened from elsewhere asks before it signs out', async (path) => {
  const { departures, router, container } = renderShell(path)
  expect(await screen.findByRole('heading', { name: 'Sign out of Outcome Studio?' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('link', { name: 'Stay signed in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(fakeCalls.signOut).not.toHaveBeenCalled()

  // Back to the entry of the link is no request of this product either.
  await act(() => router.go(-1))
  await screen.findByRole('heading', { name: 'Sign out of Outcome Studio?' })
  await press('Sign out')
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
})

test('nothing is asked of a visitor who is signed out', async () => {
  signedOut()
  const { departures } = renderShell('/logout')
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
})

test.each([
  ['Keep and sign out', 'keep'],
  ['Delete and sign out', 'delete'],
] as const)('with drafts on this device: %s', async (choice, drafts) => {
  localStorage.setItem(DRAFT, '{}')
  const { departures, router } = await signOutFromHome()
  const dialog = await screen.findByRole('alertdialog', { name: 'Keep your unsaved changes on this device?' })
  expect(await axe(dialog)).toHaveNoViolations()
  await press('Cancel')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/')
  expect(fakeCalls.signOut).not.toHaveBeenCalled()

  await press('Sign Out')
  await screen.findByRole('alertdialog')
  await press(choice)
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
  expect(new Set(fakeCalls.signOut.mock.calls.flat())).toEqual(new Set([drafts]))
})

test('opened from elsewhere with drafts on this device, one question covers both', async () => {
  localStorage.setItem(DRAFT, '{}')
  const { departures, router } = renderShell('/logout')
  await screen.findByRole('alertdialog')
  await press('Cancel')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(fakeCalls.signOut).not.toHaveBeenCalled()
  await act(() => router.go(-1))
  await screen.findByRole('alertdialog')
  await press('Delete and sign out')
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
  expect(fakeCalls.signOut).toHaveBeenLastCalledWith('delete')
})

test('ends all sessions only if the address says so, after the same questions', async () => {
  localStorage.setItem(DRAFT, '{}')
  const { departures, router } = renderShell('/')
  await screen.findByRole('button', { name: 'Sign Out' })
  await act(() => router.navigate('/logout?everywhere'))
  await screen.findByRole('alertdialog')
  await press('Delete and sign out')
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
  expect(fakeCalls.signOutEverywhere).toHaveBeenLastCalledWith('delete')
  expect(fakeCalls.signOut).not.toHaveBeenCalled()
})

test('a link to sign out everywhere asks first', async () => {
  renderShell('/logout?everywhere')
  expect(await screen.findByRole('heading', { name: 'Sign out on all devices?' })).toBeVisible()
  expect(fakeCalls.signOutEverywhere).not.toHaveBeenCalled()
  await press('Sign out everywhere')
  await waitFor(() => expect(fakeCalls.signOutEverywhere).toHaveBeenLastCalledWith('keep'))
})

test('a failure is shown and can be tried again', async () => {
  fakeCalls.signOut.mockRejectedValue(new Error('storage is full'))
  const { departures, reports } = await signOutFromHome()
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in.')
  expect(reports.length).toBeGreaterThan(0)
  expect(departures).toEqual([])
  fakeCalls.signOut.mockImplementation(async () => signedOut())
  await press('Try again')
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
})

test('while the identity provider is down, the page shows what is done and what is not', async () => {
  fakeCalls.isIdentityProviderUp.mockResolvedValue(false)
  const { departures, container } = await signOutFromHome()
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect(screen.getByRole('note')).toHaveTextContent('it may still know you on this device.')
  expect(departures).toEqual([])
  expect(await axe(container)).toHaveNoViolations()
  fakeCalls.isIdentityProviderUp.mockResolvedValue(true)
  await press('Try again')
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
})

test('unsaved work without a draft is asked about first', async () => {
  const { departures, router } = renderShell('/outcome-validation/lunch', {
    features: { load: exposing(Editor) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/outcome-validation/lunch')
  expect(fakeCalls.signOut).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
})
