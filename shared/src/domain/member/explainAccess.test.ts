import { explainAccess } from './explainAccess.ts'
import { parseMember } from './parseMember.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const LATER = '2027-01-01T00:00:00.000Z'
const PAST = '2026-01-01T00:00:00.000Z'
const DUE = { payment: { state: 'due', problem: 'declined', accessUntil: LATER } }

test.each([
  [
    'a paid membership',
    { accessType: 'STANDARD', subscriptionExpiresAt: LATER },
    false,
    true,
    'membership',
    LATER,
  ],
  [
    'days of grace',
    { ...DUE, accessType: 'STANDARD', subscriptionExpiresAt: PAST },
    false,
    true,
    'membership',
    LATER,
  ],
  ['one without a known end', { accessType: 'STANDARD' }, false, true, 'membership', ''],
  ['a seat', { trialExpiresAt: LATER }, true, true, 'seat', LATER],
  ['a trial', { trialExpiresAt: LATER }, false, true, 'trial', LATER],
  ['a seat that ended', { trialExpiresAt: PAST }, true, false, 'seatEnded', PAST],
  ['a trial that ended', { trialExpiresAt: PAST }, false, false, 'trialEnded', PAST],
  ['no seat left', { groupSeat: 'full' }, false, false, 'noSeatLeft', ''],
  ['a membership that ended', { subscriptionExpiresAt: PAST }, false, false, 'membershipEnded', PAST],
  ['none ever', { accessType: 'NEVER_SUBSCRIBED' }, false, false, 'neverSubscribed', ''],
])('%s', (_what, stored, hasSeat, hasAccess, reason, until) => {
  expect(explainAccess(parseMember(stored), hasSeat, NOW)).toEqual({ hasAccess, reason, until })
})
