import { testMember } from '@outcome-studio/shared/feature/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCalls, resetFakeData, signedIn, signedOut } from '../../testing/fakeData.ts'
import { renderShell } from '../../testing/renderShell.tsx'

jest.mock('@outcome-studio/shared/data', () => jest.requireActual('../../testing/fakeData.ts'))

beforeEach(resetFakeData)

test('leads to sign-in', async () => {
  signedIn(testMember())
  renderShell('/')
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(await screen.findByRole('heading', { name: 'Sign in to Outcome Studio' })).toBeVisible()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('that fails says so and can be tried again', async () => {
  signedIn(testMember())
  fakeCalls.signOut.mockRejectedValue(new Error('storage is full'))
  renderShell('/logging-out')
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in.')
  fakeCalls.signOut.mockImplementation(async () => signedOut())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Sign in to Outcome Studio' })).toBeVisible()
})
