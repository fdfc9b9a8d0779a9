import { AUDIT_PATH } from '@outcome-studio/shared/domain/paths'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import type { AuditEntry } from './AuditEntry.ts'

/** The fields of an entry that the caller provides. */
export type AuditedChange = Pick<AuditEntry, 'action' | 'target' | 'before' | 'after'>

/** Adds the entry of a change to the transaction that makes it. */
export function audit(
  cloud: AdminCloud,
  transaction: Pick<Transaction, 'create'>,
  change: AuditedChange,
): void {
  transaction.create(cloud.firestore.collection(AUDIT_PATH).doc(), entryOf(cloud, change, 'done'))
}

/** Writes that a change was asked for. The returned function writes that it was made, and what came of it. */
export async function auditRequest(
  cloud: AdminCloud,
  change: AuditedChange,
): Promise<(after?: unknown) => Promise<void>> {
  const place: DocumentReference = cloud.firestore.collection(AUDIT_PATH).doc()
  await place.create(entryOf(cloud, change, 'requested'))
  return async (after = change.after) => {
    await place.update({ state: 'done', after } satisfies Pick<AuditEntry, 'state' | 'after'>)
  }
}

const entryOf = (
  { operator, now }: AdminCloud,
  change: AuditedChange,
  state: AuditEntry['state'],
): AuditEntry => ({
  at: now().toISOString(),
  operator,
  ...change,
  state,
})
