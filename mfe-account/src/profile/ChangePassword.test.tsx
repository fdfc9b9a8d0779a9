import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { describeError, ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { act, screen, waitFor } from '@testing-library/react'
import { openProfile } from '../testing/openProfile.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { requestPasswordChange } = fakeCalls
beforeEach(resetFakeData)

const button = () => screen.findByRole('button', { name: 'Change password' })

test('requests one mail and shows its recipient', async () => {
  let answer = () => {}
  requestPasswordChange.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const { user } = openProfile()
  await user.dblClick(await button())
  expect(requestPasswordChange).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(/emailed a link/)).not.toBeInTheDocument()
  act(() => answer())
  expect(await screen.findByText(/emailed a link to standard@acme\.test/)).toBeInTheDocument()
})

test('the answer offers to sign out everywhere, as the profile does', async () => {
  const { user, host } = openProfile()
  const signOutEverywhere = () => screen.getAllByRole('button', { name: 'Sign out everywhere' })
  await user.click(await button())
  await screen.findByText(/sign out everywhere once you have the new one/)
  expect(signOutEverywhere()).toHaveLength(2)
  for (const each of signOutEverywhere()) await user.click(each)
  expect(host.calls.navigations).toEqual(['/logout?everywhere', '/logout?everywhere'])
})

test.each([
  ['offline', new StudioError('cen/offline'), ERROR_CATALOGUE['cen/offline'].message],
  [
    'too many requests',
    Object.assign(new Error(), { code: 'auth/too-many-requests' }),
    describeError({ code: 'too-many-requests' }).message,
  ],
  ['too slow', Object.assign(new Error(), { code: 'deadline-exceeded' }), 'This took too long.'],
])('shows the error and allows another try: %s', async (_case, error, text) => {
  requestPasswordChange.mockRejectedValueOnce(error)
  const { user, host } = openProfile()
  await user.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent(`We couldn’t send the email. ${text}`)
  expect(host.calls.reports).toEqual([error])
  await user.click(await button())
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(screen.getByText(/emailed a link/)).toBeInTheDocument()
})
