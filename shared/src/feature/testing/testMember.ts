import { type Member, parseMember } from '@outcome-studio/shared/domain/member'

/** Returns a standard member with a complete profile and the given changes. */
export function testMember(overrides: Partial<Member> = {}): Member {
  return {
    ...parseMember({}),
    id: 'standard@acme.test',
    email: 'standard@acme.test',
    name: 'Stella Standard',
    firstName: 'Stella',
    lastName: 'Standard',
    createdAt: '2026-01-05T09:00:00.000Z',
    accessType: 'STANDARD',
    cookiePreferences: { functionalInsights: false },
    ...overrides,
  }
}
