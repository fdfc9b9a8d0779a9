import { fakePrice, resetFakeData } from '@outcome-studio/shared/data/testing'
import { type Member, MONTHLY_PRICE, YEARLY_PRICE } from '@outcome-studio/shared/domain'
import { createReadable } from '@outcome-studio/shared/feature'
import { renderFeature, testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import feature from '../feature.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

const open = (member: Partial<Member>) =>
  renderFeature(feature, { basename: '/auth/plan', member: createReadable(testMember(member)) })

const FUTURE = '2999-01-01T00:00:00.000Z'
const PAST = '2020-01-01T00:00:00.000Z'

test.each<[what: string, member: Partial<Member>, price: number | null, texts: readonly string[]]>([
  [
    'a yearly membership',
    { subscriptionExpiresAt: FUTURE },
    YEARLY_PRICE,
    ['Yearly membership', 'Full access', '$599.00 a year', 'Membership runs until'],
  ],
  [
    'a monthly membership',
    { subscriptionExpiresAt: FUTURE },
    MONTHLY_PRICE,
    ['Monthly membership', '$59.00 a month'],
  ],
  [
    'a group membership',
    { accessType: 'NONE', trialExpiresAt: FUTURE },
    null,
    ['Group Yearly Membership', 'Full access through your group', 'Group membership runs until'],
  ],
  [
    'an ended group membership',
    { accessType: 'NONE', trialExpiresAt: PAST },
    null,
    ['Membership expired', 'Access through your group has ended', 'Group membership ended'],
  ],
  [
    'an ended membership',
    { accessType: 'NONE', subscriptionExpiresAt: PAST },
    null,
    ['Membership expired', 'Your membership has ended', 'Membership ended'],
  ],
  ['no membership', { accessType: 'NEVER_SUBSCRIBED' }, null, ['Membership required', 'No membership yet']],
])('shows %s', async (_what, member, price, texts) => {
  fakePrice.set(price)
  const { container } = open(member)
  expect(await screen.findByRole('heading', { level: 1, name: 'Plan' })).toBeVisible()
  for (const text of texts) expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What a membership includes' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('shows the end in the member’s time zone, with the zone', async () => {
  open({ subscriptionExpiresAt: FUTURE })
  const end = (await screen.findByText('Membership runs until')).nextElementSibling
  const zone = new Intl.DateTimeFormat(undefined, { timeZoneName: 'short' })
    .formatToParts(new Date(FUTURE))
    .find(({ type }) => type === 'timeZoneName')?.value
  expect(end).toHaveTextContent(zone ?? 'no zone')
})

test('shows a standard member no button', async () => {
  open({})
  expect(await screen.findByText(/will come with a later version/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('offers activation to a member without a membership', async () => {
  const { host } = open({ accessType: 'NONE' })
  await userEvent.click(await screen.findByRole('button', { name: 'Activate your Membership' }))
  expect(host.calls.modals).toEqual(['membershipRequired'])
})

test('updates when the record changes', async () => {
  const { host } = open({})
  await screen.findByText('Full access')
  act(() => host.member.set(testMember({ accessType: 'NONE' })))
  expect(screen.getByText('Your membership has ended')).toBeVisible()
})
