import { CHECKLIST_ITEMS, type ChecklistItem } from './Member.ts'

/** Number of items that are not done. */
export const countRemaining = (progress: readonly ChecklistItem[]): number =>
  CHECKLIST_ITEMS.filter((item) => !progress.includes(item)).length

/** Adds an item to the progress or removes it (docs/product.md §4). The result is in the order of the checklist. */
export function withItem(
  progress: readonly ChecklistItem[],
  item: ChecklistItem,
  isDone: boolean,
): readonly ChecklistItem[] {
  return CHECKLIST_ITEMS.filter((each) => (each === item ? isDone : progress.includes(each)))
}
