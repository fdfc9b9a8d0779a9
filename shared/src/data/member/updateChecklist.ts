import type { ChecklistItem } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { updateMemberRecord } from './updateMemberRecord.ts'

export interface ChecklistToggle {
  readonly item: ChecklistItem
  readonly isDone: boolean
}

/**
 * Adds or removes one item of the signed-in person's progress. Other items keep what another tab may have set.
 * Resolves when the database has acknowledged it.
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export function updateChecklist(
  { item, isDone }: ChecklistToggle,
  connection = currentConnection(),
): Promise<void> {
  return updateMemberRecord(
    ({ arrayUnion, arrayRemove }) => ({ checklistProgress: isDone ? arrayUnion(item) : arrayRemove(item) }),
    connection,
  )
}
