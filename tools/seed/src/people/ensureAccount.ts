import { z } from 'zod'
import { postAsOwner } from '../rest/postAsOwner.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import { profileOf } from './profileOf.ts'
import type { SeedPerson } from './SeedPerson.ts'

const lookupSchema = z.object({ users: z.array(z.object({ localId: z.string() })).default([]) })

/** Creates the person's account if it is missing, and sets the claims. */
export async function ensureAccount(person: SeedPerson, { authUrl, projectId }: SeedTarget): Promise<void> {
  const accounts = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`
  const { uid, email } = person
  const { name: displayName } = profileOf(person)
  const found = lookupSchema.parse(await postAsOwner(`${accounts}:lookup`, { localId: [uid] }))
  if (found.users.length === 0) {
    await postAsOwner(accounts, {
      localId: uid,
      email,
      emailVerified: true,
      ...(displayName === '' ? {} : { displayName }),
    })
  }
  const claims = person.toolsAdmin ? { liveEventsAdmin: true } : {}
  await postAsOwner(`${accounts}:update`, { localId: uid, customAttributes: JSON.stringify(claims) })
}
