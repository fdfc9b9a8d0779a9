import {
  fakeCheckoutProgress,
  fakeSubscriptions,
  loaded,
  resetFakeData,
  signedIn,
} from '@outcome-studio/shared/data/testing'
import {
  type PendingCheckout,
  parseSubscriptionRecord,
  storedCheckout,
} from '@outcome-studio/shared/domain/payments'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const member = testMember({ accessType: 'NEVER_SUBSCRIBED' })
const stored = storedCheckout(window)

beforeEach(resetFakeData)
afterEach(() => stored.remove())

function returnHome(state: PendingCheckout['state'] = 'away', uid = member.id) {
  stored.set({ uid, sessionId: 'one', startedAt: '2026-06-01T12:00:00.000Z', state })
  signedIn(member)
  return renderShell('/')
}

test('a payment is being confirmed, then it is active, which is told once', async () => {
  const { container } = returnHome()
  expect(await screen.findByText('Your payment is being confirmed…')).toBeVisible()
  expect(stored.get()?.state).toBe('returned')
  expect(await axe(container)).toHaveNoViolations()
  act(() => fakeCheckoutProgress.set('active'))
  expect(screen.getByText('Your membership is active')).toBeVisible()
  expect(stored.get()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Your membership is active')).not.toBeInTheDocument()
})

test.each([
  [2, '2 seats paid. Invite your colleague.'],
  [5, '5 seats paid. Invite your colleagues.'],
])('who has bought a group of %d seats is led to them', async (quantity, text) => {
  const bought = parseSubscriptionRecord('sub', { status: 'active', plan: 'groupYearly', quantity })
  fakeSubscriptions.set(loaded(bought === null ? [] : [bought]))
  fakeCheckoutProgress.set('active')
  returnHome()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Invite people' })).toHaveAttribute('href', '/auth/seats')
  expect(screen.queryByText(/Everything is yours/)).not.toBeInTheDocument()
})

test.each([
  ['slow', 'Your payment is not confirmed yet'],
  ['failed', 'Your payment did not go through'],
  ['expired', 'The payment page has expired'],
] as const)('a payment that is %s leads to the plans, or is dismissed', async (progress, title) => {
  fakeCheckoutProgress.set(progress)
  const { container } = returnHome()
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/auth/plan')
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(title)).not.toBeInTheDocument()
  expect(stored.get()).toBeNull()
})

test('a payment page that was left is not mentioned, unless it was paid after all', async () => {
  fakeCheckoutProgress.set('left')
  returnHome('left')
  await screen.findByRole('heading', { level: 1 })
  act(() => fakeCheckoutProgress.set('confirming'))
  expect(await screen.findByText('Your payment is being confirmed…')).toBeVisible()
})

test("somebody else's payment is not mentioned", async () => {
  returnHome('away', 'somebody')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/payment/)).not.toBeInTheDocument()
  expect(stored.get()?.state).toBe('away')
})
