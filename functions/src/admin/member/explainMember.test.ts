import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { explainMember } from './explainMember.ts'
import type { MemberFacts } from './MemberFacts.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const [LATER, PAST] = ['2027-01-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z']
const member = (changes: Partial<Member> = {}) => ({
  ...parseMember({ accessType: 'NEVER_SUBSCRIBED' }),
  ...changes,
})
const group = (endsAt: string) =>
  ({ kind: 'group', group: { endsAt, seats: 2, contact: 'boss@acme.test' } }) as const
const FACTS: MemberFacts = {
  uid: 'ann',
  email: 'ann@acme.test',
  domain: 'acme.test',
  emailVerified: true,
  isDisabled: false,
  rights: [],
  member: member(),
  subscriptions: [],
  group: { kind: 'none' },
  hasSeat: false,
}
const line = (label: string, changes: Partial<MemberFacts>) =>
  explainMember({ ...FACTS, ...changes }, NOW)
    .find((each) => each.startsWith(label))
    ?.slice(14)

test.each<[Partial<MemberFacts>, string]>([
  [{}, 'no: never subscribed, and no trial or group seat'],
  [{ member: null }, 'no: there is no record; it is made at the first sign-in'],
  [{ isDisabled: true, member: member({ accessType: 'STANDARD' }) }, 'no: the account is disabled'],
  [{ member: member({ accessType: 'STANDARD' }) }, 'yes: paid membership (accessType STANDARD)'],
  [
    { member: member({ accessType: 'STANDARD', subscriptionExpiresAt: LATER }) },
    `yes: paid membership (accessType STANDARD), until ${LATER}`,
  ],
  [{ member: member({ accessType: 'NONE' }) }, 'no: the membership has ended'],
  [
    { member: member({ accessType: 'NONE', subscriptionExpiresAt: PAST }) },
    `no: the membership has ended (${PAST})`,
  ],
  [{ member: member({ trialExpiresAt: LATER }) }, `yes: the trial lasts until ${LATER}`],
  [{ member: member({ trialExpiresAt: PAST }) }, `no: the trial ended ${PAST}`],
  [
    { member: member({ trialExpiresAt: LATER }), group: group(LATER), hasSeat: true },
    `yes: the seat in the group membership of acme.test lasts until ${LATER}`,
  ],
  [
    { member: member({ trialExpiresAt: PAST }), group: group(PAST), hasSeat: true },
    `no: the seat in the group membership of acme.test ended ${PAST}`,
  ],
  [
    { member: member({ groupSeat: 'full', groupContact: 'boss@acme.test' }), group: group(LATER) },
    'no: the group membership of acme.test has no seat left; boss@acme.test is to be asked',
  ],
])('access of %j', (changes, expected) => {
  expect(line('Access', changes)).toBe(expected)
})

test.each<[Partial<MemberFacts>, string]>([
  [{}, 'none'],
  [{ group: { kind: 'malformed' } }, 'the group membership of acme.test cannot be read, so it gives nothing'],
  [{ hasSeat: true }, 'taken, but acme.test has no group membership any more'],
  [{ group: group(LATER), hasSeat: true }, `taken, until ${LATER}`],
  [{ group: group(PAST) }, `none: the group membership of acme.test ended ${PAST}`],
  [{ group: group(LATER), emailVerified: false }, 'none: the email is not verified'],
  [
    { group: group(LATER), member: member({ accessType: 'STANDARD' }) },
    'none: a paying member takes no seat',
  ],
  [{ group: group(LATER), member: member({ groupSeat: 'full' }) }, 'none left; members ask boss@acme.test'],
  [{ group: group(LATER) }, 'none yet: it is taken at the next sign-in, unless a trial lasts longer'],
])('the seat of %j', (changes, expected) => {
  expect(line('Group seat', changes)).toBe(expected)
})

test('all other facts are named', () => {
  const subscription = {
    id: 'sub_1',
    status: 'past_due',
    plan: 'monthly',
    price: null,
    quantity: 1,
    cancelAtPeriodEnd: true,
    currentPeriodEnd: LATER,
    createdAt: null,
    endedAt: null,
    trialEnd: null,
    paymentProblem: 'declined',
    graceEndsAt: LATER,
    pause: null,
    plannedSeats: null,
  } as const
  const changes: Partial<MemberFacts> = {
    rights: ['isAdmin', 'coach'],
    emailVerified: false,
    member: member({ trialExpiresAt: PAST, overQuota: true, validSince: 1_780_000_000 }),
    subscriptions: [subscription, { ...subscription, plan: null, cancelAtPeriodEnd: false }],
  }
  expect(line('Member', changes)).toBe('ann@acme.test (ann)')
  expect(line('Sign-in', changes)).toBe('enabled, e-mail not verified')
  expect(line('Rights', changes)).toBe('isAdmin, coach')
  expect(line('Rights', {})).toBe('none')
  expect(line('Subscription', changes)).toBe(
    `past_due, monthly, period ends ${LATER}, then it ends, payment: declined, grace ends ${LATER} (sub_1)`,
  )
  const pause = { behavior: 'void', resumesAt: LATER, paidUntil: null } as const
  expect(line('Subscription', { subscriptions: [{ ...subscription, pause }] })).toContain(
    `payments paused (void) until ${LATER}`,
  )
  expect(line('Subscription', {})).toBe('none')
  expect(line('Trial', changes)).toBe(`until ${PAST}`)
  expect(line('Quota', changes)).toBe('exceeded: documents can be read and deleted only')
  expect(line('Quota', {})).toBe('not exceeded')
  expect(line('Sessions', changes)).toBe('sign-ins before 2026-05-28T20:26:40.000Z are refused')
  expect(line('Sessions', {})).toBe('none was ended by "Sign out everywhere"')
})
