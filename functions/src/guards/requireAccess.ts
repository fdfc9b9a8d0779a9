import { hasAccess, parseMember } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import type { Caller } from './requireSignIn.ts'

/**
 * Lets members with access pass (specification, section 4).
 * @throws HttpsError permission-denied without a valid trial or membership, or without a record
 */
export async function requireAccess(
  { uid, domain }: Pick<Caller, 'uid' | 'domain'>,
  firestore: Firestore,
  now: Date,
): Promise<void> {
  const record = await firestore.doc(`domains/${domain}/users/${uid}`).get()
  if (record.exists && hasAccess(parseMember(record.data()), now)) return
  throw new HttpsError('permission-denied', 'This needs a membership. Please activate yours first.')
}
