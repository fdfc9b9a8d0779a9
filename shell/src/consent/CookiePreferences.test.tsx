import { fakeCalls, resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const ASKED = testMember({ cookiePreferences: null })
const REJECTED = testMember({ cookiePreferences: { functionalInsights: false } })
const AGREED = testMember({ cookiePreferences: { functionalInsights: true } })

const question = () => screen.findByRole('dialog', { name: 'Cookie preferences' })
const press = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }))
const isCancelled = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cookie preferences' })).not.toBeInTheDocument())

beforeEach(() => {
  resetFakeData()
  localStorage.clear()
})

test.each(['/', '/live-events', '/needs-framework'])(
  'a member without a choice is asked on %s',
  async (path) => {
    signedIn(ASKED)
    renderShell(path)
    const dialog = await question()
    expect(within(dialog).getByRole('switch', { name: 'Functional insights' })).not.toBeChecked()
    const necessary = within(dialog).getByRole('switch', { name: 'Strictly necessary' })
    expect(necessary).toBeChecked()
    expect(necessary).toBeDisabled()
    expect(await axe(dialog)).toHaveNoViolations()
  },
)

test.each([
  ['has made a choice', () => signedIn(REJECTED), '/'],
  ['is not signed in', () => signedOut(), '/auth/signin'],
  ['is not known yet', () => {}, '/'],
])('nobody is asked who %s', async (_who, arrive, path) => {
  arrive()
  const { shell } = renderShell(path)
  await act(async () => {})
  expect(shell.host.modals.shown.get().modal).toBeNull()
})

test('does not ask during the redirect to the profile', async () => {
  const { shell, router } = renderShell('/auth/signin')
  act(() => signedIn(testMember({ name: '', firstName: '', lastName: '', cookiePreferences: null })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/profile'))
  expect(shell.host.modals.shown.get().modal).toBeNull()
})

test.each([
  ['Accept all', true],
  ['Reject all', false],
  ['Save preferences', false],
])('%s stores the choice and closes', async (button, functionalInsights) => {
  signedIn(ASKED)
  const { events } = renderShell('/')
  await press(button)
  await isCancelled()
  expect(fakeCalls.saveCookieChoice).toHaveBeenCalledWith({
    functionalInsights,
    version: 1,
    decidedAt: '2026-06-01T12:00:00.000Z',
  })
  expect(events.map(([event]) => event)).toContain('cookie_consent')
})

test('what the switch says is saved, and shown when it is opened again', async () => {
  signedIn(REJECTED)
  const { shell } = renderShell('/')
  act(() => shell.host.services.openModal('cookiePreferences'))
  await userEvent.click(within(await question()).getByRole('switch', { name: 'Functional insights' }))
  await press('Save preferences')
  await isCancelled()
  expect(fakeCalls.saveCookieChoice).toHaveBeenCalledWith(
    expect.objectContaining({ functionalInsights: true }),
  )
  act(() => signedIn(AGREED))
  act(() => shell.host.services.openModal('cookiePreferences'))
  expect(within(await question()).getByRole('switch', { name: 'Functional insights' })).toBeChecked()
})

test('does not open automatically on account pages, but can be opened', async () => {
  signedIn(ASKED)
  const { shell, router } = renderShell('/auth/profile')
  await act(async () => {})
  expect(shell.host.modals.shown.get().modal).toBeNull()
  act(() => shell.host.services.openModal('cookiePreferences'))
  await press('Reject all')
  await isCancelled()
  await act(() => router.navigate('/'))
  expect(shell.host.modals.shown.get().modal).toBeNull()
})

test('rejecting looks like accepting', async () => {
  signedIn(ASKED)
  renderShell('/')
  const dialog = await question()
  const look = (name: string) => {
    const button = within(dialog).getByRole('button', { name })
    return [button.className, button.getAttribute('data-tone')]
  }
  expect(look('Reject all')).toEqual(look('Accept all'))
})

test('Escape stores nothing, and the question does not come back on this page', async () => {
  signedIn(ASKED)
  const { shell, router } = renderShell('/')
  await question()
  await userEvent.keyboard('{Escape}')
  await isCancelled()
  await act(() => router.navigate('/needs-framework'))
  expect(shell.host.modals.shown.get().modal).toBeNull()
  expect(fakeCalls.saveCookieChoice).not.toHaveBeenCalled()
})

test('reopens after another dialog has closed', async () => {
  signedIn(ASKED)
  const { shell } = renderShell('/')
  await question()
  act(() => shell.host.services.openModal('membershipRequired'))
  act(() => shell.host.modals.close('membershipRequired'))
  expect(await question()).toBeVisible()
})

test('does not cover the plans to which the wall leads', async () => {
  signedIn({ ...ASKED, accessType: 'NEVER_SUBSCRIBED' })
  const { shell, router } = renderShell('/')
  await question()
  act(() => shell.host.services.openModal('membershipRequired'))
  await userEvent.click(await screen.findByRole('button', { name: 'See plans' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/plan'))
  await isCancelled()
  expect(shell.host.modals.shown.get().modal).toBeNull()
})

test('a choice that cannot be saved is said so, with the way back', async () => {
  fakeCalls.saveCookieChoice.mockRejectedValue(new Error('offline'))
  signedIn(ASKED)
  renderShell('/')
  await press('Accept all')
  expect(
    await screen.findByText('Your cookie choice could not be saved. Nothing optional runs until it is.'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Choose again' }))
  expect(within(await question()).getByRole('switch', { name: 'Functional insights' })).not.toBeChecked()
})

test('closes on sign-out', async () => {
  signedIn(ASKED)
  renderShell('/')
  await question()
  act(() => signedOut())
  await isCancelled()
})

test('a question that is answered in another tab goes, and can be opened again by hand', async () => {
  signedIn(ASKED)
  const { shell } = renderShell('/')
  await question()
  act(() => signedIn(REJECTED))
  await isCancelled()
  act(() => shell.host.services.openModal('cookiePreferences'))
  expect(await question()).toBeVisible()
})

test('what is stored is listed by name and purpose', async () => {
  signedIn(ASKED)
  renderShell('/')
  await userEvent.click(within(await question()).getByText('What is stored'))
  expect(screen.getByText('firebaseLocalStorageDb')).toBeVisible()
  expect(screen.getByText('Keeps you signed in.')).toBeVisible()
})

test('pages are logged by their route once a member agrees, never by what is in their address', async () => {
  signedIn(REJECTED)
  const { router, events } = renderShell('/outcome-validation/My%20secret%20study')
  const views = () => events.filter(([event]) => event === 'page_view').map(([, parameters]) => parameters)
  await act(async () => {})
  expect(views()).toEqual([])
  act(() => signedIn(AGREED))
  await act(() => router.navigate('/'))
  expect(views()).toEqual([{ route: '/outcome-validation/*' }, { route: '/' }])
})
