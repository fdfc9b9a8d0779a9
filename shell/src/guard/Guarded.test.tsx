import { fakeRecord, resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Editor } from '../testing/Editor.tsx'
import { exposing } from '../testing/exposing.tsx'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

test('loads nothing of a feature before the user is known, nor for a signed-out visitor', async () => {
  const load = jest.fn(exposing(() => null))
  const { router } = renderShell('/outcome-validation/my-study?view=all', { features: { load } })
  expect(screen.getByText('Loading your account')).toBeInTheDocument()
  act(signedOut)
  expect(await screen.findByRole('heading', { name: 'Sign in to Outcome Studio' })).toBeVisible()
  expect(router.state.location.search).toBe('?next=%2Foutcome-validation%2Fmy-study%3Fview%3Dall')
  expect(load).not.toHaveBeenCalled()

  act(() => signedIn(testMember()))
  await waitFor(() => expect(router.state.location.pathname).toBe('/outcome-validation/my-study'))
  expect(router.state.location.search).toBe('?view=all')
  await waitFor(() => expect(load).toHaveBeenCalled())
})

test('an incomplete profile leads to the profile, in place of the page asked for', async () => {
  signedIn(testMember({ name: '', lastName: '' }))
  const { router } = renderShell('/', { features: { load: exposing(() => <h1>Your profile</h1>) } })
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/auth/profile')
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each([
  ['/outcome-validation-admin', 'Only tools admins can open that page.'],
  ['/sia', 'Your account has no access to Sia.'],
])('a member without access to %s is told so at home', async (path, message) => {
  signedIn(testMember())
  const { router } = renderShell(path)
  expect(await screen.findByText(message)).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

test('discards the state of a screen when the user changes', async () => {
  signedIn(testMember())
  renderShell('/outcome-validation', { features: { load: exposing(Editor) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  act(() => signedIn(testMember({ id: 'another' })))
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
})

test('a record that cannot be read says so and is asked for again', async () => {
  signedIn(testMember())
  const refetch = jest.fn(() => signedIn(testMember()))
  fakeRecord.set({ data: undefined, error: new Error('offline'), isPending: false, refetch })
  const { reports } = renderShell('/')
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be loaded.')
  expect(screen.getByText('2222-2222')).toBeVisible()
  expect(reports).toContainEqual(new Error('offline'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Hello, Stella Standard' })).toBeVisible()
})
