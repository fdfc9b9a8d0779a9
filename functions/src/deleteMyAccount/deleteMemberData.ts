import { ANALYTICS_PATH, customerPath, type MemberKey, memberPath } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'

/** Records deleted at a time where they are found by a query. */
const PAGE = 300

/**
 * Deletes everything the database holds of a person: studies, needs documents, coach sessions, event
 * registrations, what the payments keep, usage records and, last of all, the record itself. Until that is gone
 * the person still finds their way to the button, so a deletion that broke off can be repeated; what is gone
 * already does no harm, nor do two deletions at once.
 */
export async function deleteMemberData(member: MemberKey, firestore: Firestore): Promise<void> {
  const record = firestore.doc(memberPath(member))
  for (const collection of await record.listCollections()) await firestore.recursiveDelete(collection)
  // Subscriptions end with the provider, not by deleting what we know of them.
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
