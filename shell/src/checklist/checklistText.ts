import { type ChecklistItem, PRODUCT_NAME } from '@outcome-studio/shared/domain'

/** The label of each item. */
export const ITEM_LABELS: Readonly<Record<ChecklistItem, string>> = {
  goals_survey: 'Goals survey',
  start_training: 'Start training',
  introduce_in_community: 'Introduce yourself in the community',
  first_live_event: 'First live event',
}

/** Title and text above the items of the checklist (docs/product.md §4). */
export function checklistText(remaining: number): { readonly title: string; readonly text: string } {
  return remaining === 0
    ? { title: 'Congrats!', text: `You are off to a great start in ${PRODUCT_NAME}` }
    : {
        title: "Let's get started!",
        text: 'Check off each item as you complete it to track your progress.',
      }
}
