import { domainOfEmail, memberPath } from '@outcome-studio/shared/domain'
import { postAsOwner } from '../../../seed/src/rest/postAsOwner.ts'
import { openSeedDatabase } from '../../../seed/src/rest/SeedDatabase.ts'
import { IDENTITY_URL } from './identity.ts'
import { PORTS } from './sharedStack.ts'

const PROJECT = 'demo-outcome-studio'
const AUTH_URL = `http://localhost:${PORTS.auth}`
const ACCOUNTS = `${AUTH_URL}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`

interface RecordOwner {
  readonly uid: string
  readonly email: string
}

/** Changes fields of a member's record with admin rights, including fields that no member may write. */
export function changeRecord({ uid, email }: RecordOwner, data: object): Promise<void> {
  const database = openSeedDatabase({
    authUrl: AUTH_URL,
    identityUrl: IDENTITY_URL,
    firestoreHost: `localhost:${PORTS.firestore}`,
    projectId: PROJECT,
    now: new Date(),
  })
  return database.update({ path: memberPath({ uid, domain: domainOfEmail(email) ?? '' }), data })
}

/** Revokes a person's earlier sign-ins. @param time milliseconds since 1970 */
export async function setValidSince(uid: string, time: number): Promise<void> {
  await postAsOwner(`${ACCOUNTS}:update`, { localId: uid, validSince: String(Math.ceil(time / 1000)) })
}
