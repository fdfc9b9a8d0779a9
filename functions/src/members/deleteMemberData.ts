import { ANALYTICS_PATH } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { endBoughtGroup } from './groups/endBoughtGroup.ts'
import { freeSeat } from './groups/freeSeat.ts'
import { memberPlaces } from './memberPlaces.ts'

/** Records deleted per batch of a query. */
const PAGE = 300

/**
 * Deletes everything the database stores about a person, except that a trial was granted to them. The records come
 * last, so the delete button stays reachable and an interrupted deletion can be repeated. Repeated and concurrent calls
 * are safe.
 * @param domains all domains under which the person has data, see memberDomains
 */
export async function deleteMemberData(
  uid: string,
  domains: readonly string[],
  firestore: Firestore,
): Promise<void> {
  const places = memberPlaces(uid, domains)
  const records = places.records.map((path) => firestore.doc(path))
  for (const record of records) {
    for (const collection of await record.listCollections()) await firestore.recursiveDelete(collection)
  }
  // The payment provider ends subscriptions, not the deletion of our copy.
  for (const path of places.others) await firestore.recursiveDelete(firestore.doc(path))
  await deleteUsageRecords(uid, firestore)
  await firestore.recursiveDelete(firestore.doc(places.usage))
  await freeSeat(uid, firestore)
  await endBoughtGroup(uid, firestore)
  for (const record of records) await record.delete()
  await firestore.doc(places.list).delete()
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
