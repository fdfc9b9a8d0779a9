import { randomUUID } from 'node:crypto'
import localCloudConfig from '../../../local-cloud.config.ts'
import { seedMembership } from '../../../tools/seed/src/membership/seedMembership.ts'
import { ensureAccount } from '../../../tools/seed/src/people/ensureAccount.ts'
import { memberRecord } from '../../../tools/seed/src/people/memberRecord.ts'
import { recordPath } from '../../../tools/seed/src/people/recordPath.ts'
import type { SeedPerson } from '../../../tools/seed/src/people/SeedPerson.ts'
import { openSeedDatabase } from '../../../tools/seed/src/rest/SeedDatabase.ts'
import type { SeedTarget } from '../../../tools/seed/src/rest/SeedTarget.ts'
import { newEmail } from './identity.ts'
import { providerTime } from './paymentProvider.ts'
import { PORTS, SHELL_URL } from './sharedStack.ts'

const local = (port: number) => `http://localhost:${port}`

/**
 * Adds a member with a yearly membership, for a journey whose documents or calls would disturb others. The member
 * signs in as a seeded person does.
 *
 * @param name part of the e-mail address
 * @param rights what differs from a seeded member without documents
 * @returns the e-mail address
 */
export async function addMember(
  name: string,
  rights: Partial<Pick<SeedPerson, 'accessType' | 'hasVCAccess' | 'trialEndsInDays'>> = {},
): Promise<string> {
  const person: SeedPerson = {
    // The payment provider's ids, which are made of it, have no dashes.
    uid: randomUUID().replaceAll('-', ''),
    email: newEmail(name),
    firstName: 'Ina',
    lastName: 'Ideal',
    title: 'Researcher',
    organization: 'Acme',
    accessType: 'STANDARD',
    ...rights,
  }
  const target: SeedTarget = {
    authUrl: local(PORTS.auth),
    identityUrl: local(PORTS.identity),
    paymentsUrl: local(PORTS.payments),
    zoomUrl: local(PORTS.zoom),
    appUrl: SHELL_URL,
    firestoreHost: `localhost:${PORTS.firestore}`,
    projectId: localCloudConfig.project,
    now: new Date(),
  }
  const database = openSeedDatabase(target)
  await ensureAccount(person, target)
  await database.write([{ path: recordPath(person), data: memberRecord(person, target.now) }])
  // By another clock, the first period might end in the middle of the journey.
  await seedMembership([person], database, { ...target, now: await providerTime() })
  return person.email
}
