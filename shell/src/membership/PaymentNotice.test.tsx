import {
  fakeCalls,
  fakePrice,
  fakeSubscriptions,
  loaded,
  resetFakeData,
  signedIn,
} from '@outcome-studio/shared/data/testing'
import { formatDay, MONTHLY_PRICE } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import { parseSubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const UNTIL = '2999-01-10T12:00:00.000Z'
const DUE = { state: 'due', problem: 'declined', accessUntil: UNTIL } as const
const member = (changes: Partial<Member> = {}) =>
  testMember({ cookiePreferences: { functionalInsights: false }, ...changes })

beforeEach(() => {
  resetFakeData()
  localStorage.clear()
  fakePrice.set(MONTHLY_PRICE)
})

test('a failed renewal is said on home with its date and one button, and the badge stays', async () => {
  fakeCalls.createPortalLink.mockResolvedValue('https://pay.test/p/1')
  signedIn(member({ payment: DUE }))
  const { container, departures } = renderShell('/')
  expect(await screen.findByText('Your last payment failed')).toBeVisible()
  expect(screen.getByText(/You keep full access until/)).toHaveTextContent(formatDay(UNTIL))
  expect(screen.getByRole('link', { name: 'Monthly membership' })).toBeVisible()
  expect(screen.getByText(/^Payment due, access until/)).toHaveTextContent(formatDay(UNTIL))
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Update card' }))
  await waitFor(() => expect(departures).toEqual(['https://pay.test/p/1']))
  expect(fakeCalls.createPortalLink).toHaveBeenCalledWith({
    returnUrl: window.location.href,
    flow: 'payment_method_update',
  })
})

test('a payment that waits for the bank is confirmed on the first page of the provider', async () => {
  fakeCalls.createPortalLink.mockResolvedValue('https://pay.test/p/1')
  signedIn(member({ payment: { ...DUE, problem: 'confirmationNeeded' } }))
  renderShell('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm payment' }))
  expect(fakeCalls.createPortalLink).toHaveBeenCalledWith(expect.objectContaining({ flow: null }))
})

test('a page that cannot be opened says why, and can be tried again', async () => {
  fakeCalls.createPortalLink.mockRejectedValue(new StudioError('cen/payment-unavailable'))
  signedIn(member({ payment: DUE }))
  const { departures } = renderShell('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Update card' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment provider could not be reached.')
  expect(screen.getByRole('button', { name: 'Update card' })).toBeEnabled()
  expect(departures).toEqual([])
})

test('a payment that went through is said once, with the next one', async () => {
  const next = { toDate: () => new Date(UNTIL) }
  const subscription = parseSubscriptionRecord('sub', { status: 'active', current_period_end: next })
  fakeSubscriptions.set(loaded(subscription === null ? [] : [subscription]))
  signedIn(member({ payment: DUE }))
  const { unmount } = renderShell('/')
  await screen.findByText('Your last payment failed')
  act(() => signedIn(member()))
  expect(await screen.findByText('Your payment went through')).toBeVisible()
  expect(screen.getByText(/Next payment:/)).toHaveTextContent(formatDay(UNTIL))
  expect(screen.queryByText('Your last payment failed')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Your payment went through')).not.toBeInTheDocument()
  unmount()
  renderShell('/')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Your payment went through')).not.toBeInTheDocument()
})

test.each([
  [UNTIL, `Nothing is charged until ${formatDay(UNTIL)}`],
  ['', 'Nothing is charged'],
])('paused payments are said on home, until %j', async (resumesAt, text) => {
  signedIn(member({ payment: { state: 'paused', resumesAt } }))
  const { container } = renderShell('/')
  expect(await screen.findByText('Your membership is paused')).toBeVisible()
  expect(screen.getByText(/^Nothing is charged/)).toHaveTextContent(`${text}.`)
  expect(screen.getByText(/^Paused/)).toHaveTextContent(`Paused, ${text.replace('N', 'n')}`)
  expect(await axe(container)).toHaveNoViolations()
})

test('a payment that is due is said where there is no badge', async () => {
  fakePrice.set(2_900)
  signedIn(member({ payment: DUE }))
  renderShell('/')
  expect(await screen.findByText(/^Payment due, access until/)).toBeVisible()
})
