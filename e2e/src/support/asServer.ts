import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import { seedSubscriptionPath } from '../../../tools/seed/src/membership/customerDocuments.ts'
import { postAsOwner } from '../../../tools/seed/src/rest/postAsOwner.ts'
import { openSeedDatabase } from '../../../tools/seed/src/rest/SeedDatabase.ts'
import { PORTS } from './sharedStack.ts'

const PROJECT = 'demo-outcome-studio'
const AUTH_URL = `http://localhost:${PORTS.auth}`
const ACCOUNTS = `${AUTH_URL}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`

interface RecordOwner {
  readonly uid: string
  readonly email: string
}

const openDatabase = () =>
  openSeedDatabase({ firestoreHost: `localhost:${PORTS.firestore}`, projectId: PROJECT })

/** Changes fields of a member's record with admin rights, including fields that no member may write. */
export function changeRecord({ uid, email }: RecordOwner, data: object): Promise<void> {
  return openDatabase().update({ path: memberPath({ uid, domain: domainOfEmail(email) ?? '' }), data })
}

/** Changes fields of a seeded member's subscription, as the server does when the payment provider says so. */
export function changeSubscription(uid: string, data: object): Promise<void> {
  return openDatabase().update({ path: seedSubscriptionPath(uid), data })
}

/** Stores a document. */
export function storeAsServer(path: string, data: object): Promise<void> {
  return openDatabase().write([{ path, data }])
}

/** Revokes a person's sign-ins before a time. @param seconds whole seconds since 1970, as the server compares */
export async function setValidSince(uid: string, seconds: number): Promise<void> {
  await postAsOwner(`${ACCOUNTS}:update`, { localId: uid, validSince: String(seconds) })
}

/** Disables a person's account, as an administrator does. */
export async function disableAccount(uid: string): Promise<void> {
  await postAsOwner(`${ACCOUNTS}:update`, { localId: uid, disableUser: true })
}
