import { trimProfile } from '@outcome-studio/shared/domain'
import { postAsOwner } from '../rest/postAsOwner.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import { SEED_PASSWORD } from './SEED_PASSWORD.ts'
import type { SeedPerson } from './SeedPerson.ts'

/** Makes the person known to the identity provider unless they are, so that they can sign in there. */
export async function ensureIdentity(person: SeedPerson, { identityUrl }: SeedTarget): Promise<void> {
  const { uid, email } = person
  const { name } = trimProfile(person)
  await postAsOwner(`${identityUrl}/local-cloud/people`, {
    sub: `seed|${uid}`,
    email,
    password: SEED_PASSWORD,
    ...(name === '' ? {} : { name }),
  })
}
