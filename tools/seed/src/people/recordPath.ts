import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import { type DocumentPath, type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import type { SeedPerson } from './SeedPerson.ts'

/** The key of a person's data. */
export function memberKeyOf({ uid, email }: Pick<SeedPerson, 'uid' | 'email'>): MemberKey {
  return { uid, domain: domainOfEmail(email) ?? '' }
}

/** Path of a person's record. */
export function recordPath(person: Pick<SeedPerson, 'uid' | 'email'>): DocumentPath {
  return memberPath(memberKeyOf(person))
}
