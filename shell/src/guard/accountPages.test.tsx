import { fakeRecord, resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(() => {
  resetFakeData()
  signedIn(testMember())
})

test.each(['/', '/auth/signin'])('%s is a whole page while the account is on its way', async (path) => {
  fakeRecord.set({ data: undefined, error: null, isPending: true, refetch: () => {} })
  renderShell(path)
  const main = within(await screen.findByRole('main'))
  expect(main.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(main.getByRole('status')).toHaveTextContent('Loading your account')
  expect(await axe(document.body)).toHaveNoViolations()
})

test('after a sign-in the wait stands in the card of the sign-in', async () => {
  fakeRecord.set({ data: undefined, error: null, isPending: true, refetch: () => {} })
  renderShell('/auth/signin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Opening your account' })).toBeVisible()
})

test.each(['/', '/auth/signin'])('%s is a whole page when the account cannot be read', async (path) => {
  const error = new StudioError('cen/offline')
  fakeRecord.set({ data: undefined, error, isPending: false, refetch: () => {} })
  renderShell(path)
  const main = within(await screen.findByRole('main'))
  expect(main.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(main.getByText(/^Your account could not be loaded/)).toBeVisible()
  expect(await axe(document.body)).toHaveNoViolations()
})
