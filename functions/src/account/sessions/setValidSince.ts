import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'

/**
 * Writes to a member's record that sessions begun before `now` have ended. A later time stays. Without a record nothing
 * is written: only runSSOMigrationSync creates one.
 */
export async function setValidSince(member: MemberKey, firestore: Firestore, now: Date): Promise<void> {
  const record = firestore.doc(memberPath(member))
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(record)
    if (!stored.exists) return
    const { validSince: before = 0 } = parseMember(stored.data())
    // auth_time of a token has whole seconds too: a sign-in in the same second stays valid.
    const validSince = Math.max(before, Math.floor(now.getTime() / 1000))
    transaction.update(record, { validSince } satisfies Pick<Member, 'validSince'>)
  })
}
