import { parseMember } from '@outcome-studio/shared/domain/member'
import { requireRole } from './requireRole.ts'

const now = new Date('2026-06-01T12:00:00Z')
const denied = expect.objectContaining({ code: 'permission-denied' })

test('a callable for tools admins admits nobody else', () => {
  requireRole('toolsAdmin', { toolsAdmin: true }, null, now)
  expect(() => requireRole('toolsAdmin', { toolsAdmin: false }, null, now)).toThrow(denied)
})

test.each([
  ['an admin', parseMember({ isAdmin: true }), true],
  ['a member', parseMember({ accessType: 'STANDARD' }), false],
  ['nobody', null, false],
])('a callable for admins, called by %s: admitted %j', (_who, member, isAdmitted) => {
  const call = () => requireRole('admin', { toolsAdmin: true }, member, now)
  if (isAdmitted) call()
  else expect(call).toThrow(denied)
})

test('a callable for everybody asks for no role', () => {
  requireRole('signedIn', { toolsAdmin: false }, null, now)
})

test.each([
  ['a membership', { accessType: 'STANDARD' }, true],
  ['a valid trial', { trialExpiresAt: '2026-06-01T12:00:01Z' }, true],
  ['an expired trial', { trialExpiresAt: '2026-06-01T12:00:00Z' }, false],
  ['neither', {}, false],
])('a callable for members, called with %s: admitted %j', (_what, stored, isAdmitted) => {
  const call = () => requireRole('membership', { toolsAdmin: true }, parseMember(stored), now)
  if (isAdmitted) call()
  else expect(call).toThrow(denied)
})

test('the coach admits members with the right, unless they store more than the quota', () => {
  const member = { accessType: 'STANDARD', globalConfig: { hasVCAccess: true } }
  const call = (stored: object) => requireRole('coach', { toolsAdmin: false }, parseMember(stored), now)
  call(member)
  call({ ...member, overQuota: false })
  expect(() => call({ ...member, overQuota: true })).toThrow(denied)
  expect(() => call({ ...member, globalConfig: { hasVCAccess: false } })).toThrow(denied)
})

test('a callable for members refuses a caller without a record', () => {
  expect(() => requireRole('membership', { toolsAdmin: true }, null, now)).toThrow(denied)
})
