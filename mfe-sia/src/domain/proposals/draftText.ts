import {
  isWordless,
  type Proposal,
  proposedText,
  type WordlessEdit,
} from '@outcome-studio/shared/domain/coach'
import type { JobStep } from '@outcome-studio/shared/domain/study'

/** A proposal in one line, for a list: its text, and before it what becomes of that if it is not new. */
export const draftText = ({ edit }: Pick<Proposal, 'edit'>, jobSteps: readonly JobStep[] = []): string =>
  isWordless(edit) ? `${changeText(edit, jobSteps)}: ${edit.text}` : proposedText({ edit })

/**
 * The place of a job step after another one, for example "after 2. Glue the edges"; empty if that is unknown.
 * @param afterStepId null for the first place
 */
export function placeAfter(afterStepId: string | null, jobSteps: readonly JobStep[]): string {
  if (afterStepId === null) return 'at the beginning'
  const at = jobSteps.findIndex(({ uuid }) => uuid === afterStepId)
  const name = jobSteps[at]?.userInput.trim() || 'Untitled job step'
  return at < 0 ? '' : `after ${at + 1}. ${name}`
}

/** What an edit does, for example "Move to job step 2"; without the number if the step is unknown. */
export function changeText(edit: WordlessEdit, jobSteps: readonly JobStep[]): string {
  const numberOf = (stepId: string | null) => jobSteps.findIndex(({ uuid }) => uuid === stepId) + 1
  switch (edit.kind) {
    case 'moveStep': {
      if (edit.afterStepId === null) return 'Move to the beginning'
      return `Move ${placeAfter(edit.afterStepId, jobSteps) || 'after another job step'}`
    }
    case 'moveStatement': {
      const to = numberOf(edit.stepId)
      return to > 0 ? `Move to job step ${to}` : 'Move to another job step'
    }
    case 'setCategory':
      return `Category ${edit.category}${edit.fromCategory ? ` instead of ${edit.fromCategory}` : ''}`
    case 'removeStep': {
      const { length } = edit.statements
      return `Remove job step${length > 0 ? ` with ${length} outcome statement${length > 1 ? 's' : ''}` : ''}`
    }
    case 'removeStatement':
      return 'Remove outcome statement'
  }
}
