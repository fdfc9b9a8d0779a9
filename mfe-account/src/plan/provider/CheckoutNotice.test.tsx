import { fakeCheckoutProgress, resetFakeData } from '@outcome-studio/shared/data/testing'
import { type CheckoutProgress, storedCheckout } from '@outcome-studio/shared/domain/payments'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { button, openAsNewcomer, PAST } from '../../testing/openPlan.tsx'
import { stock } from '../../testing/planFixtures.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(() => {
  resetFakeData()
  storedCheckout(window).remove()
})

const arrive = (progress: CheckoutProgress, state: 'away' | 'returned' = 'away') => {
  const { id } = testMember()
  storedCheckout(window).set({ uid: id, sessionId: 'one', startedAt: PAST, state })
  fakeCheckoutProgress.set(progress)
  stock()
  return openAsNewcomer()
}

test('by "Cancel", nothing was charged, and plans can be chosen', async () => {
  const { container } = arrive('left')
  expect(await screen.findByText('You left the payment page')).toBeVisible()
  expect(storedCheckout(window).get()?.state).toBe('left')
  expect(await button('Subscribe')).toBeEnabled()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(await button('Dismiss'))
  expect(screen.queryByText('You left the payment page')).not.toBeInTheDocument()
  expect(storedCheckout(window).get()).toBeNull()
})

test('by way of home, while the payment is confirmed, nothing else can be bought', async () => {
  arrive('confirming', 'returned')
  expect(await screen.findByText('Your payment is being confirmed…')).toBeVisible()
  expect(await button('Subscribe')).toHaveAccessibleDescription('Your payment is being confirmed.')
  act(() => fakeCheckoutProgress.set('active'))
  expect(screen.queryByText('Your payment is being confirmed…')).not.toBeInTheDocument()
  expect(storedCheckout(window).get()).toBeNull()
})

test('after a refused payment it says so', async () => {
  arrive('failed')
  expect(await screen.findByRole('alert')).toHaveTextContent('Your payment did not go through')
})
