import { sentenceText } from '@outcome-studio/shared/domain/payments'
import { describeMembership } from './describeMembership.ts'

const now = new Date('2026-06-01T12:00:00Z')
const future = '2026-06-01T12:00:00.001Z'
const past = '2026-06-01T12:00:00.000Z'

test.each([
  ['STANDARD', '', future, 'Full access', { label: 'Runs until', at: future }],
  ['STANDARD', '', past, 'Full access', null],
  ['STANDARD', '', '', 'Full access', null],
  ['STANDARD', future, '', 'Full access', null],
  ['NONE', future, '', 'Full access through your group', { label: 'Runs until', at: future }],
  ['NONE', past, '', 'Access through your group ended on DAY', null],
  ['NONE', 'some day', '', 'Access through your group has ended', null],
  ['NONE', '', past, 'Your membership ended on DAY', null],
  ['NONE', '', '', 'Your membership has ended', null],
  ['NEVER_SUBSCRIBED', '', '', 'No membership yet', null],
] as const)(
  '%s, trial until %j, paid until %j: %s',
  (accessType, trialExpiresAt, subscriptionExpiresAt, access, end) => {
    const words = describeMembership({ accessType, trialExpiresAt, subscriptionExpiresAt }, now)
    expect(sentenceText(words.access, () => 'DAY')).toBe(access)
    expect(words).toMatchObject({ end })
    expect(words.detail).toMatch(/^[A-Z].+\.$/)
  },
)

test.each([
  ['NEVER_SUBSCRIBED', '', false],
  ['NEVER_SUBSCRIBED', past, true],
  ['NONE', '', true],
] as const)('%s, trial until %j: has studies of their own: %s', (accessType, trialExpiresAt, hasStudies) => {
  const { detail } = describeMembership({ accessType, trialExpiresAt, subscriptionExpiresAt: '' }, now)
  expect(detail).toMatch(hasStudies ? /^Your studies stay available/ : /With a membership you create studies/)
})

test.each([
  ['ada@acme.test', /ask ada@acme\.test for one/],
  [undefined, /ask the person who manages it for one/],
])('a member without a seat asks %s', (groupContact, words) => {
  const member = {
    accessType: 'NONE',
    trialExpiresAt: '',
    subscriptionExpiresAt: '',
    groupSeat: 'full',
  } as const
  const contact = groupContact === undefined ? {} : { groupContact }
  expect(describeMembership({ ...member, ...contact }, now).detail).toMatch(words)
  expect(describeMembership({ ...member, accessType: 'STANDARD' }, now).access).toEqual(['Full access'])
})

test.each([
  ['2027-01-01T00:00:00.000Z', { label: 'Renews on', isLastDay: false }],
  ['', { label: 'Runs until', isLastDay: true }],
  [past, { label: 'Runs until', isLastDay: true }],
])('a seat that is paid until %j names its group and its end', (groupPaidUntil, end) => {
  const seat = { accessType: 'NONE', trialExpiresAt: '2027-01-15T00:00:00.000Z', groupName: 'Acme' } as const
  const words = describeMembership({ ...seat, subscriptionExpiresAt: '', groupPaidUntil }, now)
  expect(words).toMatchObject({ access: ['A seat of Acme’s group'], end })
})
