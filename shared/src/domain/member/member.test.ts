import * as fc from 'fast-check'
import { MONTHLY_PRICE, YEARLY_PRICE } from '../base/constants.ts'
import { normalizeName } from '../base/plainLetters.ts'
import { MEMBER_VALUES, WHOLE_MEMBER } from '../testing/memberValues.ts'
import {
  canActivateMembership,
  hadAccess,
  hasAccess,
  hasValidTrial,
  isGroupUser,
  isOnTrial,
} from './membership.ts'
import { isBadgeByPrice, membershipBadge } from './membershipBadge.ts'
import { parseMember } from './parseMember.ts'
import {
  avatarInitial,
  displayName,
  domainOfEmail,
  isProfileComplete,
  mapProfile,
  normalizeProfile,
} from './profile.ts'

const now = new Date('2026-06-01T12:00:00Z')
const future = '2026-06-01T12:00:00.001Z'
const past = '2026-06-01T12:00:00.000Z'

describe('parseMember', () => {
  test.each(Object.entries(MEMBER_VALUES))(
    '%s has the default of docs/product.md §3',
    (field, { absent }) => {
      const member = new Map(Object.entries(parseMember({})))
      expect(member.get(field)).toEqual(absent)
      expect(member.has(field)).toBe(absent !== undefined)
    },
  )

  test('reads every field of a record, and no other', () => {
    expect(parseMember({ ...WHOLE_MEMBER, ofANewerVersion: 1 })).toEqual(WHOLE_MEMBER)
  })

  test('reminders of events are mailed unless switched off', () => {
    expect(parseMember({ eventReminders: false }).eventReminders).toBe(false)
    expect(parseMember({ eventReminders: 'no' }).eventReminders).toBe(true)
  })

  test('an unknown access type and malformed fields give no access', () => {
    const member = parseMember({
      accessType: 'GOLD',
      isAdmin: 'yes',
      name: 7,
      checklistProgress: ['first_live_event', 'win', 3, 'goals_survey'],
      globalConfig: { hasVCAccess: 'true' },
      planChangeRequest: { newPlan: 'x' },
      validSince: 1.5,
      overQuota: 'no',
      groupSeat: 'mine',
      groupContact: 7,
    })
    expect(member).toMatchObject({
      accessType: 'NONE',
      isAdmin: false,
      name: '',
      checklistProgress: ['goals_survey', 'first_live_event'],
      globalConfig: { hasVCAccess: false },
    })
    expect(member).not.toHaveProperty('planChangeRequest')
    expect(member).not.toHaveProperty('validSince')
    expect(member).not.toHaveProperty('overQuota')
    expect(member).not.toHaveProperty('groupSeat')
    expect(member).not.toHaveProperty('groupContact')
  })

  test('a value that is no record is refused', () => {
    expect(() => parseMember('text')).toThrow(expect.objectContaining({ code: 'cen/doc-loading-error' }))
  })
})

describe('access', () => {
  test.each([
    ['STANDARD', '', { trial: false, valid: false, access: true, activate: false }],
    ['STANDARD', future, { trial: false, valid: false, access: true, activate: false }],
    ['NONE', future, { trial: true, valid: true, access: true, activate: false }],
    ['NONE', past, { trial: true, valid: false, access: false, activate: false }],
    ['NONE', '', { trial: false, valid: false, access: false, activate: true }],
    ['NONE', 'some day', { trial: true, valid: false, access: false, activate: false }],
    ['NEVER_SUBSCRIBED', '', { trial: false, valid: false, access: false, activate: true }],
    ['NEVER_SUBSCRIBED', future, { trial: true, valid: true, access: true, activate: false }],
  ] as const)('%s with a trial until %j', (accessType, trialExpiresAt, expected) => {
    const member = { accessType, trialExpiresAt }
    expect({
      trial: isOnTrial(member),
      valid: hasValidTrial(member, now),
      access: hasAccess(member, now),
      activate: canActivateMembership(member),
    }).toEqual(expected)
    expect(isGroupUser(member)).toBe(expected.trial)
  })
})

describe('membershipBadge', () => {
  test.each([
    ['NONE', future, null, 'Group Yearly Membership', 'primary'],
    ['STANDARD', future, YEARLY_PRICE, 'Group Yearly Membership', 'primary'],
    ['NONE', past, null, 'Membership expired', 'danger'],
    ['NONE', 'some day', null, 'Membership expired', 'danger'],
    ['NEVER_SUBSCRIBED', '', null, 'Membership required', 'danger'],
    ['NONE', '', YEARLY_PRICE, 'Membership expired', 'danger'],
    ['STANDARD', '', YEARLY_PRICE, 'Yearly membership', 'primary'],
    ['STANDARD', '', MONTHLY_PRICE, 'Monthly membership', 'primary'],
  ] as const)('%s, trial until %j, price %j: %s', (accessType, trialExpiresAt, price, label, tone) => {
    expect(membershipBadge({ accessType, trialExpiresAt }, price, now)).toEqual({ label, tone })
  })

  test.each([
    [{ state: 'due', problem: 'declined', accessUntil: future }, 'danger'],
    [{ state: 'paused', resumesAt: '' }, 'primary'],
  ] as const)('a standard member whose payments are %j keeps the label', (payment, tone) => {
    const member = { accessType: 'STANDARD', trialExpiresAt: '', payment } as const
    expect(membershipBadge(member, MONTHLY_PRICE, now)).toEqual({ label: 'Monthly membership', tone })
  })

  test.each([null, 1])('a standard member at price %j has none', (price) => {
    expect(membershipBadge({ accessType: 'STANDARD', trialExpiresAt: '' }, price, now)).toBeNull()
  })
})

test.each([
  ['STANDARD', '', true],
  ['STANDARD', future, false],
  ['STANDARD', past, false],
  ['NONE', '', false],
  ['NEVER_SUBSCRIBED', '', false],
] as const)(
  'the badge of %s, trial until %j, depends on the price: %s',
  (accessType, trialExpiresAt, expected) => {
    const labels = [null, YEARLY_PRICE, MONTHLY_PRICE].map(
      (price) => membershipBadge({ accessType, trialExpiresAt }, price, now)?.label,
    )
    expect(isBadgeByPrice({ accessType, trialExpiresAt })).toBe(expected)
    expect(new Set(labels).size > 1).toBe(expected)
  },
)

describe('profile', () => {
  test.each([
    ['Ada Lovelace', '', '', true],
    ['', 'Ada', 'Lovelace', true],
    ['', 'Ada', '', false],
    ['', '', 'Lovelace', false],
    ['  ', ' ', ' ', false],
  ])('name %j, first %j, last %j: complete %j', (name, firstName, lastName, complete) => {
    expect(isProfileComplete({ name, firstName, lastName })).toBe(complete)
  })

  test.each([
    ['ada', 'x@acme.test', 'A', 'ada'],
    ['', 'bob@acme.test', 'B', 'bob@acme.test'],
    ['  ', '', 'U', ''],
    ['🦊 fox', '', '🦊', '🦊 fox'],
    ['👩‍🚀 Anna', '', '👩‍🚀', '👩‍🚀 Anna'],
    ['🇫🇷 Luc', '', '🇫🇷', '🇫🇷 Luc'],
    ['e\u0301mile', '', 'E\u0301', 'e\u0301mile'],
    ['नीरा', '', 'नी', 'नीरा'],
    ['ßen', '', 'ß', 'ßen'],
    ['', ' ', 'U', ' '],
  ])('name %j and e-mail %j: %s', (name, email, initial, shown) => {
    expect(avatarInitial({ name, email })).toBe(initial)
    expect(displayName({ name, email })).toBe(shown)
  })

  test('a stored profile is trimmed, and its name joins the parts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, last) => {
        const stored = normalizeProfile({
          ...mapProfile(() => ''),
          firstName: first,
          lastName: last,
          title: ' Dr ',
          organization: '\tAcme',
        })
        expect(stored).toMatchObject({ firstName: normalizeName(first), title: 'Dr', organization: 'Acme' })
        expect(stored.name).toBe(
          [first, last]
            .map(normalizeName)
            .filter((part) => part !== '')
            .join(' '),
        )
        expect(normalizeProfile(stored)).toEqual(stored)
      }),
    )
  })

  test.each([
    ['Ada@Acme.TEST', 'acme.test'],
    ['"a@b"@acme.test', 'acme.test'],
    ['nobody', null],
    ['nobody@', null],
    ['', null],
  ])('the domain of %j is %j', (email, domain) => {
    expect(domainOfEmail(email)).toBe(domain)
  })
})

test.each([
  ['NEVER_SUBSCRIBED', '', false],
  ['NEVER_SUBSCRIBED', past, true],
  ['NONE', '', true],
  ['STANDARD', '', true],
] as const)('a member with %s and the trial "%s" had access: %s', (accessType, trialExpiresAt, expected) => {
  expect(hadAccess({ accessType, trialExpiresAt })).toBe(expected)
})
