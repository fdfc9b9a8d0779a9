import { fakePrice, fakeSubscriptions, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { formatDay, MONTHLY_PRICE } from '@outcome-studio/shared/domain/base'
import type { Member } from '@outcome-studio/shared/domain/member'
import { describeSubscription, SUBSCRIPTION_STATUSES } from '@outcome-studio/shared/domain/payments'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { button, FUTURE, openPlan, PAST, region } from '../../testing/openPlan.tsx'
import { PERIOD_END, stock, subscription } from '../../testing/planFixtures.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

test.each(SUBSCRIPTION_STATUSES)('that is %s has words and a way out', async (status) => {
  const record = subscription({
    status,
    graceEndsAt: FUTURE,
    endedAt: status === 'canceled' ? PAST : null,
  })
  stock(record)
  openPlan({ accessType: 'NONE' })
  const card = await region('Your membership')
  expect(card.getByText(describeSubscription(record, new Date()).title)).toBeVisible()
  await screen.findByRole('heading', { name: 'Plans' })
  const subscribe = screen.queryAllByRole('button', { name: 'Subscribe' })
  expect([...card.queryAllByRole('button'), ...subscribe]).not.toHaveLength(0)
})

test('says what is paid, until when, and names each thing to do', async () => {
  stock(subscription())
  const { container } = openPlan()
  const card = await region('Your membership')
  expect(card.getByText('Individual, paid monthly')).toBeVisible()
  expect(card.getByText('$50 a month, plus tax where it applies')).toBeVisible()
  expect(card.getByText(/It renews on/)).toHaveTextContent(formatDay(PERIOD_END))
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Manage membership',
    'Change plan',
    'Update card',
    'Invoices',
    'Cancel membership',
  ])
  expect(await axe(container)).toHaveNoViolations()
})

test('of a group says what its seats cost together', async () => {
  stock(
    subscription({
      plan: 'groupYearly',
      price: { productId: 'prod', priceId: 'price_groupYearly' },
      quantity: 5,
    }),
  )
  openPlan()
  const card = await region('Your membership')
  expect(card.getByText('$400 per seat a year, plus tax where it applies')).toBeVisible()
  expect(card.getByText('5 seats: $2,000 a year, plus tax where it applies')).toBeVisible()
})

test('names the day that the provider shows, where it is another one', async () => {
  stock(subscription())
  openPlan()
  const card = await region('Your membership')
  expect(card.getByText(/^On the pages of our payment provider/)).toHaveTextContent(
    `which show ${formatDay(PERIOD_END)} as July 1, 2999 (UTC)`,
  )
})

test('says once that a payment went through, with the next one', async () => {
  stock(subscription({ status: 'past_due', graceEndsAt: FUTURE }))
  const payment = { state: 'due', problem: 'declined', accessUntil: FUTURE } as const
  const { host } = openPlan({ payment })
  await button('Update card')
  act(() => {
    stock(subscription())
    host.member.set(testMember())
  })
  expect(await screen.findByText('Your payment went through')).toBeVisible()
  expect(screen.getByText(/Next payment:/)).toHaveTextContent(formatDay(PERIOD_END))
  await userEvent.click(await button('Dismiss'))
  expect(screen.queryByText('Your payment went through')).not.toBeInTheDocument()
})

test('names the days of grace after a failed payment', async () => {
  stock(subscription({ status: 'past_due', paymentProblem: 'declined', graceEndsAt: FUTURE }))
  const { container } = openPlan()
  const card = await region('Your membership')
  expect(card.getByText(/You keep full access until/)).toHaveTextContent(formatDay(FUTURE))
  expect(card.getAllByRole('button')[0]).toHaveTextContent('Update card')
  expect(card.getByRole('button', { name: 'Manage membership' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test.each<[string, Partial<Member>, readonly RegExp[]]>([
  ['through a group', { trialExpiresAt: FUTURE }, [/through your group/, /Group Yearly Membership/]],
  ['through a group that has ended', { trialExpiresAt: PAST }, [/^Access through your group ended on/]],
  ['none yet', { accessType: 'NEVER_SUBSCRIBED' }, [/No membership yet/, /Membership required/]],
  [
    'refused by a full group',
    { groupSeat: 'full', groupContact: 'ada@acme.test' },
    [/No seat in your group yet/, /ask ada@acme.test for one/],
  ],
])('may be %s', async (_what, member, texts) => {
  stock()
  const { container } = openPlan({ accessType: 'NONE', ...member })
  const card = await region('Your membership')
  for (const text of texts) expect(card.getByText(text)).toBeVisible()
  expect(card.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryAllByRole('button', { name: 'Subscribe' })).toHaveLength(
    member.trialExpiresAt === FUTURE ? 0 : 1,
  )
  expect(await axe(container)).toHaveNoViolations()
})

test.each<[string, Partial<Member>]>([
  ['with a seat', { trialExpiresAt: FUTURE }],
  ['without a free seat', { groupSeat: 'full' }],
])('on hold has its way out for a member of a group %s', async (_what, member) => {
  stock(subscription({ status: 'unpaid' }))
  const { container } = openPlan({ accessType: 'NONE', ...member })
  const card = await region('Your membership')
  expect(card.getByText('Your membership is on hold')).toBeVisible()
  expect(card.getByRole('button', { name: 'Update card' })).toBeEnabled()
  expect(await axe(container)).toHaveNoViolations()
})

test('whose payments are paused at the provider is told as paused, until when it is paid', async () => {
  stock(subscription({ pause: { behavior: 'void', resumesAt: null, paidUntil: FUTURE } }))
  const { container } = openPlan()
  const card = await region('Your membership')
  expect(card.getByText('Your membership is paused')).toBeVisible()
  expect(card.getByText(/Nothing is charged/)).toHaveTextContent(formatDay(FUTURE))
  expect(card.queryByText(/It renews on/)).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('of one who left a group is not called expired', async () => {
  stock(subscription())
  openPlan({ trialExpiresAt: PAST })
  expect((await region('Your membership')).getByText('Your membership is active')).toBeVisible()
  expect(screen.queryByText('Membership expired')).not.toBeInTheDocument()
})

test.each<[string, Parameters<typeof subscription>[0], Partial<Member>, string]>([
  ['ended', { status: 'canceled', endedAt: PAST }, {}, 'Membership expired'],
  ['on hold', { status: 'unpaid' }, {}, 'Membership expired'],
  ['paused', { status: 'paused' }, {}, 'Membership expired'],
  ['past its grace', { status: 'past_due', graceEndsAt: PAST }, {}, 'Membership expired'],
  ['in its grace', { status: 'past_due', graceEndsAt: FUTURE }, {}, 'Monthly membership'],
  ['canceled, still running', { cancelAtPeriodEnd: true }, {}, 'Monthly membership'],
  ['active', {}, { accessType: 'NONE' }, 'Monthly membership'],
])(
  'that is %s has a badge of the same state, before the record follows',
  async (_what, changes, member, badge) => {
    stock(subscription(changes))
    fakePrice.set(MONTHLY_PRICE)
    openPlan(member)
    expect(
      (await region('Your membership')).getByText(/^(Monthly membership|Membership expired)$/),
    ).toHaveTextContent(badge)
  },
)

test('follows what the provider says', async () => {
  stock(subscription({ status: 'past_due', graceEndsAt: FUTURE }))
  openPlan()
  expect((await region('Your membership')).getByText('Your last payment failed')).toBeVisible()
  act(() => fakeSubscriptions.set(loaded([subscription()])))
  expect((await region('Your membership')).getByText('Your membership is active')).toBeVisible()
})
