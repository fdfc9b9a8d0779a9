import type { Member } from '@outcome-studio/shared/domain'

/** Returns a standard member with a complete profile and the given changes. */
export function testMember(overrides: Partial<Member> = {}): Member {
  return {
    id: 'standard@acme.test',
    email: 'standard@acme.test',
    name: 'Stella Standard',
    firstName: 'Stella',
    lastName: 'Standard',
    title: '',
    organization: '',
    photoUrl: '',
    isAdmin: false,
    createdAt: '2026-01-05T09:00:00.000Z',
    subscriptionExpiresAt: '',
    trialExpiresAt: '',
    accessType: 'STANDARD',
    affSvcSynced: false,
    cookiePreferences: { functionalInsights: false },
    checklistProgress: [],
    eventReminders: true,
    ...overrides,
  }
}
