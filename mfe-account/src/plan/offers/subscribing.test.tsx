import { fakeCalls, fakeSubscriptions, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { storedCheckout } from '@outcome-studio/shared/domain/payments'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { button, FAILED, LOADING, openAsNewcomer, openPlan, region } from '../../testing/openPlan.tsx'
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
  storedCheckout(window).remove()
  sessionStorage.clear()
})

const PAGE = 'https://pay.test/c/1'
const STARTED = { uid: 'standard@acme.test', sessionId: 'one', url: PAGE }

/** The page is shown as it was when it was left, as after "Back". */
const comeBack = () =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })

test('leads to the payment page, and remembers the checkout without its address', async () => {
  stock()
  const answer = Promise.withResolvers<typeof STARTED>()
  fakeCalls.startCheckout.mockReturnValue(answer.promise)
  openAsNewcomer()
  await userEvent.dblClick(await button('Subscribe'))
  expect(fakeCalls.startCheckout.mock.calls).toEqual([
    [
      {
        priceId: 'price_yearly',
        successUrl: `${window.location.origin}/`,
        cancelUrl: `${window.location.origin}/auth/plan`,
        isStudent: false,
      },
    ],
  ])
  expect(screen.getByText('In progress')).toBeInTheDocument()
  expect(await button('Choose group plan')).toBeDisabled()
  await act(async () => answer.resolve(STARTED))
  expect(openPage).toHaveBeenCalledWith(PAGE)
  expect(storedCheckout(window).get()).toMatchObject({ sessionId: 'one', state: 'away' })
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('pay.test')

  // The browser shows the page it left.
  comeBack()
  expect(screen.queryByText('In progress')).not.toBeInTheDocument()
  expect(await button('Choose group plan')).toBeEnabled()
  await userEvent.click(await button('Subscribe'))
  expect(fakeCalls.startCheckout).toHaveBeenCalledTimes(2)
})

test.each([
  ['cen/already-subscribed', 'You already have an active membership.'],
  ['cen/payment-unavailable', /could not be reached. Nothing was charged/],
  ['cen/offline', /check your connection/],
] as const)('that fails with %s says why, and can be repeated', async (code, message) => {
  stock()
  fakeCalls.startCheckout.mockRejectedValue(new StudioError(code))
  const { host } = openAsNewcomer()
  await userEvent.click(await button('Subscribe'))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(host.calls.reports).toHaveLength(1)
  expect(openPage).not.toHaveBeenCalled()
  fakeCalls.startCheckout.mockResolvedValue(STARTED)
  await userEvent.click(await button('Subscribe'))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(PAGE))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('takes nobody away who has left the page in the meantime', async () => {
  stock()
  const answer = Promise.withResolvers<typeof STARTED>()
  fakeCalls.startCheckout.mockReturnValue(answer.promise)
  const { unmount } = openAsNewcomer()
  await userEvent.click(await button('Subscribe'))
  unmount()
  await act(async () => answer.resolve(STARTED))
  expect(openPage).not.toHaveBeenCalled()
  expect(storedCheckout(window).get()).toBeNull()
})

test.each([
  ['active', {}, /^A switch starts on/],
  ['past due', { status: 'past_due' }, 'You can switch once the payment is made.'],
  ['canceled, still running', { cancelAtPeriodEnd: true }, 'Resume your membership to keep it or to switch.'],
  [
    'on hold until a payment is confirmed',
    { status: 'unpaid', paymentProblem: 'confirmationNeeded' },
    'Your membership is on hold until the payment is made.',
  ],
  ['paused', { status: 'paused' }, 'You can switch when the pause has ended.'],
] as const)('is not offered beside a membership that is %s', async (_what, changes, lead) => {
  stock(subscription(changes))
  openPlan()
  const plans = await region('Plans')
  expect(plans.getByText(lead)).toBeVisible()
  expect(plans.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument()
  const own = await region('Individual')
  expect(own.getByText('Your plan')).toBeVisible()
  expect(own.getByRole('button', { name: 'Current plan' })).toBeDisabled()
  expect(plans.getAllByText(/\byour (current )?plan\b/i)).toHaveLength(1)
})

test('comes back from the payment page with the same billing', async () => {
  stock()
  fakeCalls.startCheckout.mockResolvedValue(STARTED)
  const left = openAsNewcomer()
  await userEvent.click(await screen.findByRole('radio', { name: 'Monthly' }))
  await userEvent.click(await button('Subscribe'))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(PAGE))
  left.unmount()
  // The address to which the payment page leads back has no query.
  openAsNewcomer()
  expect(await screen.findByRole('radio', { name: 'Monthly' })).toBeChecked()
})

test('to the student plan asks for what makes one eligible', async () => {
  stock()
  fakeCalls.startCheckout.mockResolvedValue(STARTED)
  const { baseElement } = openAsNewcomer('?billing=monthly')
  await userEvent.click(await button('Choose student plan'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Student plan' }))
  expect(dialog.getByText(/enrolled at a school or university, full-time or part-time/)).toBeVisible()
  expect(await axe(baseElement)).toHaveNoViolations()
  expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I am enrolled at a school or university' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(openPage).toHaveBeenCalledWith(PAGE))
  expect(fakeCalls.startCheckout).toHaveBeenCalledWith(
    expect.objectContaining({ priceId: 'price_studentMonthly', isStudent: true }),
  )
})

test('waits until the membership is known', async () => {
  stock()
  fakeSubscriptions.set(LOADING)
  openAsNewcomer()
  expect(await screen.findByText('Loading your membership')).toBeInTheDocument()
  expect(screen.getByText('Loading the plans')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument()
  act(() => fakeSubscriptions.set(FAILED))
  expect(await button('Subscribe')).toHaveAccessibleDescription('Your membership could not be checked yet.')
  act(() => fakeSubscriptions.set(loaded([])))
  expect(await button('Subscribe')).toBeEnabled()
})
