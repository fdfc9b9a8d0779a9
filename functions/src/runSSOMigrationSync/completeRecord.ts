import { domainPath, memberPath } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import { groupTrialDays } from './groupTrialDays.ts'
import { missingFields, type SignedInPerson } from './missingFields.ts'

/**
 * Creates a person's record or adds its missing fields. Existing fields stay as they are.
 * @param now time of creation of a new record
 */
export async function completeRecord(
  person: SignedInPerson & { readonly domain: string },
  firestore: Firestore,
  now: Date,
): Promise<void> {
  const record = firestore.doc(memberPath(person))
  const group = firestore.doc(domainPath(person.domain))
  // The second of two concurrent calls reads what the first wrote.
  await firestore.runTransaction(async (transaction) => {
    const [stored, settings] = await transaction.getAll(record, group)
    const fields = missingFields(stored?.data() ?? {}, person, groupTrialDays(settings?.data()), now)
    if (Object.keys(fields).length > 0) transaction.set(record, fields, { merge: true })
  })
}
