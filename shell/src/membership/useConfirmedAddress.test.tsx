import { fakeCalls, fakeSession, resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { waitFor } from '@testing-library/react'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

function signInAs(isUnconfirmed: boolean): void {
  signedIn(testMember({ accessType: 'NEVER_SUBSCRIBED' }))
  const session = fakeSession.get()
  if (isUnconfirmed && session?.state === 'signedIn') fakeSession.set({ ...session, isUnconfirmed })
}

test('a member who comes from the confirmation of their address gets a new token', async () => {
  signInAs(true)
  renderShell('/?address=confirmed')
  await waitFor(() => expect(fakeCalls.renewConfirmation).toHaveBeenCalledTimes(1))
  expect(fakeCalls.renewConfirmation).toHaveBeenCalledWith('/')
})

test.each([
  ['whose token knows it already', false, '/?address=confirmed'],
  ['who opens the page otherwise', true, '/'],
])('a member %s stays', async (_who, isUnconfirmed, path) => {
  signInAs(isUnconfirmed)
  const { findByRole } = renderShell(path)
  await findByRole('heading', { level: 1 })
  expect(fakeCalls.renewConfirmation).not.toHaveBeenCalled()
})

test('a member who comes back with the new token does not leave a second time', async () => {
  signInAs(true)
  fakeCalls.isSignInPending.mockReturnValue(true)
  const { findByRole } = renderShell('/?address=confirmed')
  await findByRole('heading', { level: 1 })
  expect(fakeCalls.renewConfirmation).not.toHaveBeenCalled()
})

test('a failure is only reported', async () => {
  const failure = new StudioError('cen/offline')
  fakeCalls.renewConfirmation.mockRejectedValue(failure)
  signInAs(true)
  const { reports } = renderShell('/?address=confirmed')
  await waitFor(() => expect(reports).toEqual([failure]))
})
