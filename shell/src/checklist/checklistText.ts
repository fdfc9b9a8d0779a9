import { PRODUCT_NAME, type SiteLinks } from '@outcome-studio/shared/domain/base'
import type { ChecklistItem } from '@outcome-studio/shared/domain/member'

/** The label of each item. */
export const ITEM_LABELS: Readonly<Record<ChecklistItem, string>> = {
  goals_survey: 'Goals survey',
  start_training: 'Start training',
  introduce_in_community: 'Introduce yourself in the community',
  first_live_event: 'First live event',
}

/** A link to where an item is done. */
type ItemLink =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly href: string }

/** Where each item is done, and how if the item does not say it itself. */
export const itemLinks = ({ training, community }: SiteLinks): Readonly<Record<ChecklistItem, ItemLink>> => ({
  goals_survey: {
    label: 'Map goals in Needs Framework',
    to: '/needs-framework',
  },
  start_training: { label: 'Open the training site', href: training },
  introduce_in_community: { label: 'Open the community', href: community },
  first_live_event: { label: 'See live events', to: '/live-events' },
})

/** Title and text above the items of the checklist (docs/product.md §4). */
export function checklistText(remaining: number): { readonly title: string; readonly text: string } {
  return remaining === 0
    ? { title: 'Congrats!', text: `You are off to a great start in ${PRODUCT_NAME}` }
    : {
        title: "Let's get started!",
        text: 'Check off each item as you complete it to track your progress.',
      }
}
