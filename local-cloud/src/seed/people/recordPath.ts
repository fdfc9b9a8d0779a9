import { domainOfEmail } from '@outcome-studio/shared/domain'
import type { SeedPerson } from './SeedPerson.ts'

/** Path of a person's record. */
export function recordPath({ uid, email }: Pick<SeedPerson, 'uid' | 'email'>): string {
  return `domains/${domainOfEmail(email)}/users/${uid}`
}
