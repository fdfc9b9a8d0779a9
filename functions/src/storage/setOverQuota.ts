import type { Member } from '@outcome-studio/shared/domain/member'
import { type MemberKey, memberPath, usagePath } from '@outcome-studio/shared/domain/paths'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { memberDomains } from '../members/memberDomains.ts'
import { isOverQuota } from './storageQuota.ts'
import { type StoredUse, storageUseOf } from './storageUseOf.ts'

/**
 * Sets or clears overQuota in a member's records if that has changed, and removes a count of zero. The count belongs to
 * the person, so it applies to their records under every domain.
 * @returns whether the member has come to be over the quota
 */
export async function setOverQuota({ uid, domain }: MemberKey, firestore: Firestore): Promise<boolean> {
  const total = firestore.doc(usagePath(uid))
  const use = storageUseOf((await total.get()).data())
  if (isEmpty(use)) await removeEmpty(total, firestore)
  if (isOverQuota(use) === use.isOver) return false

  const domains = await memberDomains(uid, domain, firestore)
  const records = domains.map((each) => firestore.doc(memberPath({ uid, domain: each })))
  return await firestore.runTransaction(async (transaction) => {
    const [usage, ...stored] = await transaction.getAll(total, ...records)
    const overQuota = isOverQuota(storageUseOf(usage?.data()))
    const existing = stored.filter(({ exists }) => exists)
    // Without a record nothing is stored, so that a record that is created later is still updated.
    if (existing.length === 0) return false
    for (const { ref } of existing) transaction.update(ref, { overQuota } satisfies Pick<Member, 'overQuota'>)
    transaction.set(total, { isOver: overQuota }, { merge: true })
    return overQuota
  })
}

const isEmpty = ({ documents, bytes, isOver }: StoredUse): boolean =>
  documents === 0 && bytes === 0 && !isOver

/** A late event would otherwise leave a count of zero of a person whose account is deleted. */
async function removeEmpty(total: DocumentReference, firestore: Firestore): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    if (isEmpty(storageUseOf((await transaction.get(total)).data()))) transaction.delete(total)
  })
}
