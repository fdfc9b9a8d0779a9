import type { CoachMessage, Proposal } from '@outcome-studio/shared/domain/coach'
import type { Study } from '@outcome-studio/shared/domain/study'
import { planProposal, proposalInstead } from '../domain/proposals/planProposal.ts'
import { planReversal } from '../domain/proposals/planReversal.ts'
import { acceptedText } from './acceptedText.ts'
import { ProposalCard, type SettledState } from './ProposalCard.tsx'
import { proposalPlace } from './proposalPlace.ts'
import { useProposalActions } from './useProposalActions.ts'

interface StudyProposalProps {
  readonly message: CoachMessage
  readonly proposal: Proposal
  readonly study: Study
  readonly settled: SettledState | null
}

/** A proposal for the study. */
export function StudyProposal({ message, proposal, study, settled }: StudyProposalProps) {
  const actions = useProposalActions()
  // What was added has the proposal's id. A text may be the member's own, so that needs the recorded decision.
  const isOurs = !('before' in proposal.edit) || message.decisions[proposal.id]?.kind === 'accepted'
  const isUndoable = isOurs && planReversal(proposal, study) !== null
  return (
    <ProposalCard
      message={message}
      proposal={proposal}
      place={proposalPlace(proposal.edit, study)}
      plan={planProposal(proposal, study, acceptedText(message, proposal.id))}
      settled={settled}
      documentName="study"
      goneText={
        proposal.edit.kind === 'addStatement'
          ? 'Its job step is not in the study.'
          : 'The text that it would replace is no longer in the study.'
      }
      onUndo={isUndoable ? () => actions.undo(message.id, proposal) : null}
      onAccept={(text, instead) =>
        actions.accept(
          message.id,
          instead === undefined ? proposal : proposalInstead(proposal, instead),
          text,
        )
      }
    />
  )
}
