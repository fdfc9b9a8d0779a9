import { hasAccess, type MemberKey, memberPath, parseMember } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'

/**
 * Requires access by trial or membership (docs/product.md §4).
 * @throws HttpsError permission-denied without a valid trial or membership, or without a record
 */
export async function requireAccess(member: MemberKey, firestore: Firestore, now: Date): Promise<void> {
  const record = await firestore.doc(memberPath(member)).get()
  if (record.exists && hasAccess(parseMember(record.data()), now)) return
  throw new HttpsError('permission-denied', 'This needs a membership. Please activate yours first.')
}
