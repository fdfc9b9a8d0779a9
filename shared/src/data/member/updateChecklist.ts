import type { ChecklistItem } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { updateMemberRecord } from './updateMemberRecord.ts'

export interface ChecklistToggle {
  readonly item: ChecklistItem
  readonly isDone: boolean
}

/**
 * Adds an item to the signed-in person's saved progress, or removes it, and leaves the others as another tab may
 * have set them meanwhile. Resolves when the database has acknowledged it.
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
