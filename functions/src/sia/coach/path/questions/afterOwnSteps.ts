import type { Proposal } from '@outcome-studio/shared/domain/coach'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'

/** Steps that come after what the rest of the message tells follow its last step. */
export function afterOwnSteps(drafted: DraftedAnswer, own: DraftedAnswer): DraftedAnswer {
  const told = own.proposals.flatMap(({ edit }) => (edit.kind === 'addStep' ? [edit] : []))
  const [first, last] = [told[0], told.at(-1)]
  if (first === undefined || last === undefined) return drafted
  const isNext = ({ edit }: Proposal) =>
    edit.kind === 'addStep' &&
    edit.afterStepId === first.afterStepId &&
    (edit.category === 'Conclude' || edit.category === 'Monitor' || edit.category === 'Modify')
  const proposals = drafted.proposals.map(
    (proposal): Proposal =>
      isNext(proposal) && proposal.edit.kind === 'addStep'
        ? { ...proposal, edit: { ...proposal.edit, afterStepId: last.stepId } }
        : proposal,
  )
  return { ...drafted, proposals }
}
