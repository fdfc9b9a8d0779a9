import { fakeCalls, fakeSubscriptions, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button, openPlan, region } from '../../testing/openPlan.tsx'
import { stock, subscription } from '../../testing/planFixtures.ts'
import { openPage } from '../provider/openPage.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)
jest.mock('../provider/openPage.ts', () => ({ openPage: jest.fn() }))

beforeEach(() => {
  resetFakeData()
  jest.mocked(openPage).mockReset()
})

test.each([
  ['Manage membership', null],
  ['Update card', 'payment_method_update'],
  ['Invoices', null],
  ['Cancel membership', 'subscription_cancel'],
] as const)('is opened by "%s" at %s, and stored nowhere', async (name, flow) => {
  stock(subscription())
  fakeCalls.createPortalLink.mockResolvedValue('https://pay.test/p/1')
  openPlan()
  await userEvent.click(await button(name))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith('https://pay.test/p/1'))
  expect(fakeCalls.createPortalLink).toHaveBeenCalledWith({ returnUrl: window.location.href, flow })
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('pay.test')
})

test('that cannot be opened says why next to its button', async () => {
  stock(subscription())
  fakeCalls.createPortalLink.mockRejectedValue(new StudioError('cen/no-subscription'))
  openPlan()
  await userEvent.click(await button('Manage membership'))
  expect(await (await region('Your membership')).findByRole('alert')).toHaveTextContent(
    'You do not have an active membership.',
  )
})

test('that could not be opened says nothing about it once the membership has changed', async () => {
  stock(subscription())
  fakeCalls.createPortalLink.mockRejectedValue(new StudioError('cen/no-subscription'))
  openPlan()
  await userEvent.click(await button('Manage membership'))
  await (await region('Your membership')).findByRole('alert')
  act(() => fakeSubscriptions.set(loaded([subscription({ cancelAtPeriodEnd: true })])))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
