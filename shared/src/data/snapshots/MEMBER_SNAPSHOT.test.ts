import { parseMember } from '@outcome-studio/shared/domain/member'
import { MEMBER_SNAPSHOT } from './MEMBER_SNAPSHOT.ts'

test('a record is read as it was stored', () => {
  const member = parseMember({
    id: 'ann',
    email: 'ann@acme.test',
    name: 'Ann',
    accessType: 'STANDARD',
    cookiePreferences: { functionalInsights: true, version: 3 },
    checklistProgress: ['goals_survey'],
    hourCycle: 'h23',
    timeZone: 'Europe/Berlin',
    globalConfig: { hasVCAccess: true },
    droppedPlanChange: { newPlan: 'yearly', plannedFor: '2026-03-01' },
    validSince: 7,
  })
  expect(MEMBER_SNAPSHOT.parse(JSON.parse(JSON.stringify(member)))).toEqual(member)
})

test.each([null, 7, {}, { id: 7 }])('%j is no record', (stored) => {
  expect(MEMBER_SNAPSHOT.parse(stored)).toBeNull()
})
