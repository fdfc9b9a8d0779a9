import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { logSecurity } from '../log/securityLog.ts'
import type { CountedUnit } from './countedUnits.ts'
import { setOverQuota } from './setOverQuota.ts'
import { updateUsage } from './updateUsage.ts'

/** Makes the count of a member's storage, and overQuota, agree with some documents as they are now. Safe to repeat. */
export async function recount(
  member: MemberKey,
  units: readonly CountedUnit[],
  firestore: Firestore,
): Promise<void> {
  if (!(await updateUsage(member.uid, units, firestore))) return
  if (await setOverQuota(member, firestore)) {
    logSecurity({ event: 'quota-exceeded', quota: 'documents', uid: member.uid })
  }
}
