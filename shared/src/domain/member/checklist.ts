import { CHECKLIST_ITEMS, type ChecklistItem } from './Member.ts'

/** How many items are not done yet. */
export const countRemaining = (progress: readonly ChecklistItem[]): number =>
  CHECKLIST_ITEMS.filter((item) => !progress.includes(item)).length

/** The progress after an item was added or removed (specification, section 4), in the order of the checklist. */
export function withItem(
  progress: readonly ChecklistItem[],
  item: ChecklistItem,
  isDone: boolean,
): readonly ChecklistItem[] {
  return CHECKLIST_ITEMS.filter((each) => (each === item ? isDone : progress.includes(each)))
}
