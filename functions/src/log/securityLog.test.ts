import { pseudonym } from './pseudonym.ts'
import { createSecurityLog, type SecurityEvent } from './securityLog.ts'

const UID = 'standard-member-1'

const logged = (event: SecurityEvent): unknown => {
  const entries: unknown[] = []
  createSecurityLog((entry) => entries.push(entry))(event)
  expect(entries).toHaveLength(1)
  return entries[0]
}

test.each<SecurityEvent>([
  { event: 'sign-in-refused', callable: 'deleteMyAccount', uid: UID },
  { event: 'role-refused', callable: 'deleteMyAccount', uid: UID },
  { event: 'rate-limited', callable: 'deleteMyAccount', uid: UID },
  { event: 'app-check-refused', callable: 'deleteMyAccount', uid: UID },
  { event: 'quota-exceeded', quota: 'documents', uid: UID },
  { event: 'signed-out-everywhere', uid: UID },
  { event: 'account-deleted', uid: UID },
])('$event names a person by a pseudonym', (event) => {
  expect(logged(event)).toEqual({
    severity: 'NOTICE',
    message: `security: ${event.event}`,
    security: { ...event, uid: pseudonym(UID) },
  })
  expect(JSON.stringify(logged(event))).not.toContain(UID)
})

test('an organization is named by a pseudonym', () => {
  const entry = logged({ event: 'organization-rules-changed', domain: 'acme.test', change: 'updated' })
  expect(entry).toMatchObject({ security: { domain: pseudonym('acme.test'), change: 'updated' } })
  expect(JSON.stringify(entry)).not.toContain('acme')
})

test('a refusal of nobody names nobody', () => {
  expect(logged({ event: 'sign-in-refused', callable: 'deleteMyAccount', uid: null })).toMatchObject({
    security: { uid: null },
  })
})
