import { fakeCalls, resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE } from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const STELLA = { uid: 'stella', email: 'standard@acme.test', name: 'Stella', customToken: 'token of Stella' }

beforeEach(() => {
  resetFakeData()
  signedOut()
})

test('a person is chosen by e-mail, and the way goes back to where it came from', async () => {
  fakeCalls.listSeededPeople.mockResolvedValue([STELLA])
  fakeCalls.signInWithToken.mockImplementation(async () => signedIn(testMember()))
  const { router, container } = renderShell('/dev/token?next=%2Fneeds-framework')
  const stella = await screen.findByRole('button', { name: /standard@acme\.test/ })
  expect(screen.getByRole('heading', { name: 'Developer login' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(stella)
  await waitFor(() => expect(router.state.location.pathname).toBe('/needs-framework'))
  expect(fakeCalls.signInWithToken).toHaveBeenCalledWith('token of Stella')
})

test('a pasted token is trimmed; none at all is asked for', async () => {
  fakeCalls.signInWithToken.mockImplementation(async () => signedIn(testMember()))
  renderShell('/dev/token')
  const form = await screen.findByRole('form', { name: 'Sign in with a token' })
  await userEvent.click(within(form).getByRole('button', { name: 'Sign in with token' }))
  expect(screen.getByRole('textbox', { name: 'Custom token' })).toHaveAccessibleDescription(
    'Please paste a token first.',
  )
  expect(fakeCalls.signInWithToken).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Custom token' }), ' abc {Enter}')
  expect(await screen.findByRole('heading', { name: 'Hello, Stella Standard' })).toBeVisible()
  expect(fakeCalls.signInWithToken).toHaveBeenCalledWith('abc')
})

test('a refused token says so, and the page stays', async () => {
  fakeCalls.signInWithToken.mockRejectedValue(
    Object.assign(new Error(), { code: 'auth/invalid-custom-token' }),
  )
  renderShell('/dev/token')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Custom token' }), 'abc{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('The token may be incomplete or expired.')
})

test('signing in offline says so', async () => {
  fakeCalls.signInWithToken.mockRejectedValue(
    Object.assign(new Error(), { code: 'auth/network-request-failed' }),
  )
  const { reports } = renderShell('/dev/token')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Custom token' }), 'abc{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Signing in did not work. ${ERROR_CATALOGUE['cen/offline'].message}`,
  )
  expect(reports).toHaveLength(1)
})

test('a sign-in server that is down is said so, and asked again', async () => {
  fakeCalls.listSeededPeople.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  renderShell('/dev/token')
  expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in server does not answer.')
  fakeCalls.listSeededPeople.mockResolvedValue([STELLA])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /standard@acme\.test/ })).toBeVisible()
})

test('choosing another person while signed in waits for that person', async () => {
  signedIn(testMember({ name: 'First' }))
  fakeCalls.listSeededPeople.mockResolvedValue([STELLA])
  fakeCalls.signInWithToken.mockResolvedValue(undefined)
  renderShell('/dev/token')
  await userEvent.click(await screen.findByRole('button', { name: /standard@acme\.test/ }))
  expect(screen.getByRole('heading', { name: 'Developer login' })).toBeVisible()
  act(() => signedIn(testMember({ id: 'stella', name: 'Stella' })))
  expect(await screen.findByRole('heading', { name: 'Hello, Stella' })).toBeVisible()
})
