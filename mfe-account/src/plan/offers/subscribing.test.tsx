import { fakeCalls, fakeSubscriptions, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { storedCheckout } from '@outcome-studio/shared/domain/payments'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button, FAILED, FUTURE, LOADING, openAsNewcomer, openPlan, region } from '../../testing/openPlan.tsx'
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

test.each(['active', 'trialing', 'past_due'] as const)(
  'is explained to a member who is %s',
  async (status) => {
    stock(subscription({ status }))
    openPlan()
    const subscribe = await button('Subscribe')
    expect(subscribe).toBeDisabled()
    expect(subscribe).toHaveAccessibleDescription('You already have an active membership.')
    expect((await region('Individual')).getByText('Your plan')).toBeVisible()
  },
)

test.each([
  [
    'canceled, still running',
    { cancelAtPeriodEnd: true },
    'You already have an active membership. It is canceled; resume it to keep it.',
  ],
  [
    'canceled on trial',
    { status: 'trialing', cancelAtPeriodEnd: true, trialEnd: FUTURE },
    'You already have an active membership. It is canceled; resume it to keep it.',
  ],
  [
    'on hold until a payment is confirmed',
    { status: 'unpaid', paymentProblem: 'confirmationNeeded' },
    'Your membership is on hold until the payment is made.',
  ],
  ['paused', { status: 'paused' }, 'Your membership is paused.'],
] as const)('does not contradict a membership that is %s', async (_what, changes, reason) => {
  stock(subscription(changes))
  openPlan()
  const subscribe = await button('Subscribe')
  expect(subscribe).toBeDisabled()
  expect(subscribe).toHaveAccessibleDescription(reason)
})

test('waits until the membership is known', async () => {
  stock()
  fakeSubscriptions.set(LOADING)
  openAsNewcomer()
  expect(await button('Subscribe')).toBeDisabled()
  expect(screen.getByText('Loading your membership')).toBeInTheDocument()
  act(() => fakeSubscriptions.set(FAILED))
  expect(await button('Subscribe')).toHaveAccessibleDescription('Your membership could not be checked yet.')
  act(() => fakeSubscriptions.set(loaded([])))
  expect(await button('Subscribe')).toBeEnabled()
})
