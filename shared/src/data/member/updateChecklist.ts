import type { ChecklistItem } from '@outcome-studio/shared/domain/member'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { updateMemberRecord } from './updateMemberRecord.ts'

export interface ChecklistToggle {
  readonly item: ChecklistItem
  readonly isDone: boolean
}

/**
 * Adds or removes one item of the signed-in person's progress. Other items are unchanged, because another tab
 * may have set them. Resolves when the database has acknowledged it.
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export function updateChecklist(
  { item, isDone }: ChecklistToggle,
  connection: Pick<Connection, 'source'> = currentConnection(),
): Promise<void> {
  return updateMemberRecord(({ checklistProgress }) => {
    const items = storedItems(checklistProgress)
    if (!isDone) return { checklistProgress: items.filter((other) => other !== item) }
    return { checklistProgress: items.includes(item) ? items : [...items, item] }
  }, connection)
}

/** What is stored may have items of a newer version, or another shape. */
const storedItems = (progress: unknown): readonly unknown[] => (Array.isArray(progress) ? progress : [])
