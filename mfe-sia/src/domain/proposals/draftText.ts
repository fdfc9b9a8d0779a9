import { type Proposal, type ProposedEdit, proposedText } from '@outcome-studio/shared/domain/coach'
import type { JobStep } from '@outcome-studio/shared/domain/study'

/** A proposal in one line, for a list: its text, and for a move where that goes. */
export const draftText = ({ edit }: Pick<Proposal, 'edit'>, jobSteps: readonly JobStep[] = []): string =>
  'fromStepId' in edit ? `${moveText(edit, jobSteps)}: ${proposedText({ edit })}` : proposedText({ edit })

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

/** What a move does, for example "Move to job step 2"; without the number if the step is unknown. */
export function moveText(
  edit: Extract<ProposedEdit, { kind: 'moveStatement' | 'moveStep' }>,
  jobSteps: readonly JobStep[],
): string {
  const numberOf = (stepId: string | null) => jobSteps.findIndex(({ uuid }) => uuid === stepId) + 1
  if (edit.kind === 'moveStep') {
    if (edit.afterStepId === null) return 'Move to the beginning'
    return `Move ${placeAfter(edit.afterStepId, jobSteps) || 'after another job step'}`
  }
  const to = numberOf(edit.stepId)
  return to > 0 ? `Move to job step ${to}` : 'Move to another job step'
}
