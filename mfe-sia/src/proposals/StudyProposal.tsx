import { addedItem, type CoachMessage, type Proposal } from '@outcome-studio/shared/domain/coach'
import type { Study } from '@outcome-studio/shared/domain/study'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { useConversationParts } from '../conversation/ConversationContext.ts'
import { stepOf } from '../domain/proposals/planMove.ts'
import { planProposal, proposalInstead } from '../domain/proposals/planProposal.ts'
import { planReversal } from '../domain/proposals/planReversal.ts'
import { acceptedText } from './acceptedText.ts'
import { ProposalCard, type SettledState } from './ProposalCard.tsx'
import { proposalPlace } from './proposalPlace.ts'
import { StepChoice } from './StepChoice.tsx'
import { useProposalActions } from './useProposalActions.ts'

interface StudyProposalProps {
  readonly message: CoachMessage
  /** As it stands now: a new statement is in the chosen step. */
  readonly proposal: Proposal
  readonly study: Study
  readonly settled: SettledState | null
  /** Sets the job step that a new statement goes to. */
  readonly onChooseStep: (stepId: string) => void
}

const GONE_TEXTS: Partial<Readonly<Record<Proposal['edit']['kind'], string>>> = {
  addStatement: 'Its job step is not in the study.',
  moveStatement: 'The statement or its step is no longer in the study.',
  moveStep: 'The job step, or the one that it would follow, is no longer in the study.',
}

/** A proposal for the study. */
export function StudyProposal({ message, proposal, study, settled, onChooseStep }: StudyProposalProps) {
  const actions = useProposalActions()
  const requireAccess = useRequireAccess()
  const { announce } = useConversationParts()
  const { edit } = proposal
  const decision = message.decisions[proposal.id]
  const origin = actions.origin(message.id, proposal.id)
  // What was added has the proposal's id. Other edits may be the member's own, so they need a recorded decision.
  const isOurs = addedItem(edit) !== null || origin !== undefined || decision?.kind === 'accepted'
  const isUndoable = isOurs && planReversal(proposal, study, { origin, removed: decision?.removed }) !== null
  const added = edit.kind === 'addStatement' ? edit : null
  const home = added && stepOf(study, added.statementId)
  const undo = () => {
    // The statement opens again in the step that it was in last.
    if (home) onChooseStep(home.uuid)
    return actions.undo(message.id, proposal, decision?.removed)
  }
  const move = (statementId: string, stepId: string) => {
    if (!requireAccess()) return
    actions.moveStatement(statementId, stepId)
    announce('Moved.')
  }
  return (
    <ProposalCard
      message={message}
      proposal={proposal}
      place={proposalPlace(edit, study, origin)}
      choice={
        added &&
        study.jobSteps.length > 0 && (
          <StepChoice
            steps={study.jobSteps}
            value={home?.uuid ?? added.stepId}
            onChoose={home ? (stepId) => move(added.statementId, stepId) : onChooseStep}
          />
        )
      }
      plan={planProposal(proposal, study, acceptedText(message, proposal.id))}
      settled={settled}
      documentName="study"
      goneText={GONE_TEXTS[edit.kind] ?? 'The text that it would replace is no longer in the study.'}
      onUndo={isUndoable ? undo : null}
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
