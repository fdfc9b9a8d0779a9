import {
  type Member,
  normalizeProfile,
  type Profile,
  parseMember,
} from '@outcome-studio/shared/domain/member'
import type { SeedPerson } from './SeedPerson.ts'

/** A person's profile as it is stored. Texts that the person does not have are empty. */
export function profileOf(person: SeedPerson): Profile & Pick<Member, 'name'> {
  return normalizeProfile({ ...parseMember({}), ...person })
}
