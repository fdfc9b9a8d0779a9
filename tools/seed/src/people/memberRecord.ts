import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { daysFrom } from './daysFrom.ts'
import { profileOf } from './profileOf.ts'
import type { SeedPerson } from './SeedPerson.ts'

const MEMBER_FOR_DAYS = 100

/** A person's document at domains/{domain}/users/{uid}. */
export function memberRecord(person: SeedPerson, now: Date): Member {
  const { trialEndsInDays, subscriptionEndsInDays, hasVCAccess } = person
  return {
    ...parseMember({}),
    ...profileOf(person),
    id: person.uid,
    email: person.email,
    isAdmin: person.isAdmin ?? false,
    createdAt: daysFrom(now, person.isNew ? 0 : -MEMBER_FOR_DAYS),
    subscriptionExpiresAt: subscriptionEndsInDays === undefined ? '' : daysFrom(now, subscriptionEndsInDays),
    trialExpiresAt: trialEndsInDays === undefined ? '' : daysFrom(now, trialEndsInDays),
    accessType: person.accessType,
    cookiePreferences: person.isNew ? null : { functionalInsights: false },
    ...(hasVCAccess ? { globalConfig: { hasVCAccess } } : {}),
  }
}
