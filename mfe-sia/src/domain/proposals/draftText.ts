import { type Proposal, type ProposedEdit, proposedText } from '@outcome-studio/shared/domain/coach'
import type { JobStep } from '@outcome-studio/shared/domain/study'

/** A proposal in one line, for a list: its text, and for a move where that goes. */
export const draftText = (proposal: Pick<Proposal, 'edit'>, jobSteps: readonly JobStep[] = []): string =>
  proposal.edit.kind === 'moveStatement'
    ? `${moveText(proposal.edit, jobSteps)}: ${proposedText(proposal)}`
    : proposedText(proposal)

/** What a move does, for example "Move to job step 2"; without the number if the step is unknown. */
export function moveText(
  { stepId }: Pick<Extract<ProposedEdit, { kind: 'moveStatement' }>, 'stepId'>,
  jobSteps: readonly JobStep[],
): string {
  const at = jobSteps.findIndex(({ uuid }) => uuid === stepId)
  return at < 0 ? 'Move to another job step' : `Move to job step ${at + 1}`
}
