import { fakeCalls, resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { screen, waitFor } from '@testing-library/react'
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
  signedIn(testMember())
})

const THERE_AND_BACK = 'log out, then http://localhost/auth/signin'

test.each(['/logout', '/logging-out'])('%s signs out here, then at the identity provider', async (path) => {
  const { departures } = renderShell(path)
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
  expect(fakeCalls.signOut).toHaveBeenCalled()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('that fails says so and can be tried again', async () => {
  fakeCalls.signOut.mockRejectedValue(new Error('storage is full'))
  const { departures, reports } = renderShell('/logging-out')
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in.')
  expect(reports.length).toBeGreaterThan(0)
  expect(departures).toEqual([])
  fakeCalls.signOut.mockImplementation(async () => signedOut())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
})

test('while the identity provider is down it is said what is done and what is not', async () => {
  fakeCalls.isIdentityProviderUp.mockResolvedValue(false)
  const { departures, container } = renderShell('/logout')
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect(screen.getByRole('note')).toHaveTextContent('it may still know you on this device.')
  expect(departures).toEqual([])
  expect(await axe(container)).toHaveNoViolations()
  fakeCalls.isIdentityProviderUp.mockResolvedValue(true)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(departures).toEqual([THERE_AND_BACK]))
})

test('unsaved work is asked about first', async () => {
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
