import {
  ANALYTICS_PATH,
  calendarFeedPath,
  customerPath,
  memberDomainsPath,
  memberPath,
  paymentStatePath,
  usagePath,
} from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { ledgerPathOf } from '../mail/people/MailPerson.ts'
import { endBoughtGroup } from './groups/endBoughtGroup.ts'
import { freeSeat } from './groups/freeSeat.ts'

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
  const records = domains.map((domain) => firestore.doc(memberPath({ uid, domain })))
  for (const record of records) {
    for (const collection of await record.listCollections()) await firestore.recursiveDelete(collection)
  }
  // The payment provider ends subscriptions, not the deletion of our copy.
  await firestore.recursiveDelete(firestore.doc(customerPath(uid)))
  await firestore.doc(paymentStatePath(uid)).delete()
  await firestore.doc(ledgerPathOf({ uid })).delete()
  await firestore.doc(calendarFeedPath(uid)).delete()
  await deleteUsageRecords(uid, firestore)
  await firestore.recursiveDelete(firestore.doc(usagePath(uid)))
  await freeSeat(uid, firestore)
  await endBoughtGroup(uid, firestore)
  for (const record of records) await record.delete()
  await firestore.doc(memberDomainsPath(uid)).delete()
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
