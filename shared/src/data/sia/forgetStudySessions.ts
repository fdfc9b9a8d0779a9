import { parseMember } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentStore } from '../repository/DocumentStore.ts'
import { forgetSessionsOf } from './forgetSessions.ts'

/**
 * Deletes all sessions about a study that was deleted for good. Without access to the coach a member may not delete
 * them; they are deleted with the account.
 */
export async function forgetStudySessions(store: DocumentStore, studyUuid: string): Promise<void> {
  const record = await store.documents.get(memberPath(store.member))
  if (record === undefined || parseMember(record).globalConfig?.hasVCAccess !== true) return
  await forgetSessionsOf(store, studyUuid, null)
}
