import { ANALYTICS_PATH, customerPath, type MemberKey, memberPath } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'

/** Records deleted per batch of a query. */
const PAGE = 300

/**
 * Deletes everything the database stores about a person. The record comes last, so the delete button stays
 * reachable and an interrupted deletion can be repeated. Repeated and concurrent calls are safe.
 */
export async function deleteMemberData(member: MemberKey, firestore: Firestore): Promise<void> {
  const record = firestore.doc(memberPath(member))
  for (const collection of await record.listCollections()) await firestore.recursiveDelete(collection)
  // The payment provider ends subscriptions, not the deletion of our copy.
  await firestore.recursiveDelete(firestore.doc(customerPath(member.uid)))
  await deleteUsageRecords(member.uid, firestore)
  await record.delete()
}

async function deleteUsageRecords(uid: string, firestore: Firestore): Promise<void> {
  const ofPerson = firestore.collection(ANALYTICS_PATH).where('uid', '==', uid).limit(PAGE)
  for (;;) {
    const { docs } = await ofPerson.get()
    if (docs.length === 0) return
    const batch = firestore.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
  }
}
