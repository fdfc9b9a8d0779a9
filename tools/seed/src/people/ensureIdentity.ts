import { postAsOwner } from '../rest/postAsOwner.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import { profileOf } from './profileOf.ts'
import { SEED_PASSWORD } from './SEED_PASSWORD.ts'
import type { SeedPerson } from './SeedPerson.ts'

/** Adds the person to the identity provider if missing, for signing in by password. */
export async function ensureIdentity(person: SeedPerson, { identityUrl }: SeedTarget): Promise<void> {
  const { uid, email } = person
  const { name } = profileOf(person)
  await postAsOwner(`${identityUrl}/local-cloud/people`, {
    sub: `seed|${uid}`,
    email,
    password: SEED_PASSWORD,
    ...(name === '' ? {} : { name }),
  })
}
