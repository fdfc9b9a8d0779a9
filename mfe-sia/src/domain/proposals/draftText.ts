import { type Proposal, type ProposedEdit, proposedText } from '@outcome-studio/shared/domain/coach'
import type { JobStep } from '@outcome-studio/shared/domain/study'

/** A proposal in one line, for a list: its text, and for a move where that goes. */
export const draftText = ({ edit }: Pick<Proposal, 'edit'>, jobSteps: readonly JobStep[] = []): string =>
  'fromStepId' in edit ? `${moveText(edit, jobSteps)}: ${proposedText({ edit })}` : proposedText({ edit })

/** What a move does, for example "Move to job step 2"; without the number if the step is unknown. */
export function moveText(
  edit: Extract<ProposedEdit, { kind: 'moveStatement' | 'moveStep' }>,
  jobSteps: readonly JobStep[],
): string {
  const numberOf = (stepId: string | null) => jobSteps.findIndex(({ uuid }) => uuid === stepId) + 1
  if (edit.kind === 'moveStep') {
    const after = numberOf(edit.afterStepId)
    if (edit.afterStepId === null) return 'Move to the beginning'
    return after > 0 ? `Move after job step ${after}` : 'Move after another job step'
  }
  const to = numberOf(edit.stepId)
  return to > 0 ? `Move to job step ${to}` : 'Move to another job step'
}
