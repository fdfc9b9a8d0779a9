import { testMember } from '@outcome-studio/shared/feature/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resetFakeData, signedIn } from '../../testing/fakeData.ts'
import { renderShell } from '../../testing/renderShell.tsx'

jest.mock('@outcome-studio/shared/data', () => jest.requireActual('../../testing/fakeData.ts'))

beforeEach(resetFakeData)

test('greets by e-mail where there is no name, and shows how the membership stands', async () => {
  signedIn(testMember({ name: '', accessType: 'NEVER_SUBSCRIBED' }))
  renderShell('/')
  expect(await screen.findByRole('heading', { name: 'Hello, standard@acme.test' })).toBeVisible()
  expect(screen.getByText('Membership required')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Activate your Membership' }))
  expect(screen.getByRole('dialog', { name: 'Membership required' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
