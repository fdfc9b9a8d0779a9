import { explainAccess } from './explainAccess.ts'
import { memberState } from './memberState.ts'
import { parseMember } from './parseMember.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const LATER = '2027-01-01T00:00:00.000Z'
const PAST = '2026-01-01T00:00:00.000Z'
const due = (accessUntil: string) => ({ state: 'due', problem: 'declined', accessUntil })
const PAUSED = { state: 'paused', resumesAt: '' }

test.each([
  ['a paid membership', { accessType: 'STANDARD' }, false, 'member'],
  ['a paid membership with a seat', { accessType: 'STANDARD' }, true, 'member'],
  ['a pause', { accessType: 'STANDARD', payment: PAUSED }, false, 'member'],
  ['a seat', { trialExpiresAt: LATER }, true, 'seat'],
  ['a trial', { trialExpiresAt: LATER }, false, 'trial'],
  ['days of grace', { accessType: 'STANDARD', payment: due(LATER) }, false, 'paymentDue'],
  ['grace that is over', { subscriptionExpiresAt: PAST, payment: due('') }, false, 'paymentDue'],
  ['a seat that ended', { trialExpiresAt: PAST }, true, 'ended'],
  ['a trial that ended', { trialExpiresAt: PAST }, false, 'ended'],
  ['a membership that ended', { subscriptionExpiresAt: PAST }, false, 'ended'],
  ['no seat left', { groupSeat: 'full' }, false, 'none'],
  ['none ever', { accessType: 'NEVER_SUBSCRIBED' }, false, 'none'],
])('%s', (_what, stored, hasSeat, state) => {
  const member = parseMember(stored)
  expect(memberState(member, explainAccess(member, hasSeat, NOW))).toBe(state)
})
