import {
  type CoachMessage,
  type Decision,
  type Proposal,
  type ProposalPlan,
  type ProposedEditKind,
  planProposal,
  proposalInstead,
  proposedText,
  type Study,
} from '@outcome-studio/shared/domain'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { useConversationParts } from '../conversation/ConversationContext.ts'
import { Difference } from './Difference.tsx'
import { ProposalEdit } from './ProposalEdit.tsx'
import { ProposalFacts } from './ProposalFacts.tsx'
import { useProposalActions } from './ProposalsContext.ts'
import { proposalPlace } from './proposalPlace.ts'
import { Buttons, Card, Place, State } from './proposalStyles.ts'
import { ACCEPT_MARK, useNextFocus } from './useNextFocus.ts'

/** Why a proposal cannot be accepted, unless the text that it replaces is gone. */
const GONE: Partial<Readonly<Record<ProposedEditKind, string>>> = {
  addStatement: 'Its job step is not in the study.',
  addGoal: 'It belongs in the needs document. Add it there; Sia cannot write in it yet.',
}

/** accepted: the study has it; otherwise what is left to decide, or why it cannot be. */
type CardState = 'accepted' | 'rejected' | 'open' | 'changed' | 'gone'

/** Read from the study, so that undoing an accepted proposal opens it again. */
export function cardState(plan: ProposalPlan<unknown>, decision: Decision | undefined): CardState {
  if (plan.kind === 'done') return 'accepted'
  if (decision?.kind === 'rejected') return 'rejected'
  if (plan.kind === 'ready') return 'open'
  return plan.kind
}

interface ProposalCardProps {
  readonly message: CoachMessage
  readonly proposal: Proposal
  readonly study: Study
}

/** One proposal with its difference against the study, and what the member can decide about it. */
export function ProposalCard({ message, proposal, study }: ProposalCardProps) {
  const actions = useProposalActions()
  const { announce } = useConversationParts()
  const requireAccess = useRequireAccess()
  const moveFocus = useNextFocus()
  const card = useRef<HTMLElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const decision = message.decisions[proposal.id]
  const plan = planProposal(proposal, study, decision?.kind === 'accepted' ? decision.text : undefined)
  const state = cardState(plan, decision)
  const now = plan.kind === 'changed' ? plan.now : null
  const text = proposedText(proposal)
  const before = 'before' in proposal.edit ? proposal.edit.before : ''

  const accept = (edited?: string) => {
    if (!requireAccess()) return
    const current = now === null ? proposal : proposalInstead(proposal, now)
    if (!actions.accept(message.id, current, edited)) return
    setEditing(false)
    setComparing(false)
    announce('Accepted.')
    moveFocus(card.current)
  }
  const reject = async () => {
    if (!requireAccess() || !(await actions.reject(message.id, proposal.id))) return
    announce('Rejected.')
    moveFocus(card.current)
  }
  const reopen = async () => {
    if (requireAccess() && (await actions.reopen(message.id, proposal.id))) announce('Open again.')
  }
  return (
    <Card ref={card} aria-label="Proposal" data-state={state}>
      <Place>{proposalPlace(proposal.edit, study)}</Place>
      {!isEditing && (
        <Difference
          before={state === 'accepted' ? before : isComparing && now !== null ? now : before}
          after={state === 'accepted' ? (decision?.text ?? text) : text}
        />
      )}
      <ProposalFacts proposal={proposal} />
      {state === 'changed' && (
        <Notice tone="warning">
          This text has changed since the proposal was made.{' '}
          {isComparing ? 'Above is the text of the study now, and the proposed one.' : ''}
        </Notice>
      )}
      {state === 'gone' && (
        <Notice tone="warning">
          {GONE[proposal.edit.kind] ?? 'The text that it would replace is no longer in the study.'}
        </Notice>
      )}
      {isEditing && (
        <ProposalEdit edit={proposal.edit} text={text} onAccept={accept} onClose={() => setEditing(false)} />
      )}
      {state === 'accepted' && (
        <State data-tone="success">
          <Check aria-hidden="true" />
          Accepted
        </State>
      )}
      {state === 'rejected' && (
        <Buttons>
          <State>Rejected</State>
          <Button tone="quiet" onPress={() => void reopen()}>
            Undo
          </Button>
        </Buttons>
      )}
      {!isEditing && (state === 'open' || state === 'changed' || state === 'gone') && (
        <Buttons {...(state === 'open' && { [ACCEPT_MARK]: '' })}>
          {state === 'open' && (
            <Button tone="primary" onPress={() => accept()}>
              Accept
            </Button>
          )}
          {state === 'changed' && !isComparing && (
            <Button onPress={() => setComparing(true)}>Show both</Button>
          )}
          {state === 'changed' && isComparing && (
            <Button onPress={() => accept()}>Use the proposed text</Button>
          )}
          {state === 'open' && <Button onPress={() => requireAccess() && setEditing(true)}>Edit</Button>}
          <Button tone="quiet" onPress={() => void reject()}>
            Reject
          </Button>
        </Buttons>
      )}
    </Card>
  )
}
