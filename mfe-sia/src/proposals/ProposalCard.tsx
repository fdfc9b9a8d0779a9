import type { CoachMessage, Decision, Proposal } from '@outcome-studio/shared/domain/coach'
import { isWordless, proposedText } from '@outcome-studio/shared/domain/coach'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { Check } from 'lucide-react'
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useConversationParts } from '../conversation/ConversationContext.ts'
import type { ProposalPlan } from '../domain/proposals/ProposalPlan.ts'
import { DecideButtons } from './DecideButtons.tsx'
import { Difference } from './Difference.tsx'
import { ProposalEdit } from './ProposalEdit.tsx'
import { ProposalFacts } from './ProposalFacts.tsx'
import { hasReason, ProposalReason } from './ProposalReason.tsx'
import { Buttons, Card, Place, State } from './proposalStyles.ts'
import { useCardFocus } from './useCardFocus.ts'
import { useNextFocus } from './useNextFocus.ts'
import { useProposalActions } from './useProposalActions.ts'

/**
 * superseded: a later answer contradicts it; notChosen: an alternative to it was accepted. Neither can be accepted.
 */
export type SettledState = 'superseded' | 'notChosen'

/** accepted: the document has it; changed or gone: its place in the document is different or missing. */
type CardState = SettledState | 'accepted' | 'rejected' | 'open' | 'changed' | 'gone' | 'waiting'

const STATE_TEXTS: Partial<Readonly<Record<CardState, string>>> = {
  rejected: 'Rejected',
  superseded: 'Superseded by a later draft',
  notChosen: 'You accepted another one',
}

/** The text after an edit and the one before it: the same if it stays, none after a removal. */
function textsOf(edit: Proposal['edit']): readonly [after: string, before: string] {
  const text = proposedText({ edit })
  if ('before' in edit) return [text, edit.before]
  if (edit.kind === 'removeStep') return ['', [text, ...edit.statements].join('\n')]
  if (edit.kind === 'removeStatement') return ['', text]
  return [text, isWordless(edit) ? text : '']
}

/** Derived from the document, so that undoing an accepted proposal opens it again. */
function cardState(
  plan: ProposalPlan<unknown> | null,
  decision: Decision | undefined,
  settled: SettledState | null,
): CardState {
  if (plan?.kind === 'done') return 'accepted'
  if (decision?.kind === 'rejected') return 'rejected'
  if (settled !== null) return settled
  if (plan === null) return 'waiting'
  return plan.kind === 'ready' ? 'open' : plan.kind
}

interface ProposalCardProps {
  readonly message: CoachMessage
  readonly proposal: Proposal
  /** Where it goes, for example "Job step 2, new outcome statement". */
  readonly place: string
  /** Shown instead of the place while the member can choose another one. */
  readonly choice?: ReactNode
  /** null while the document that it goes into is not open. */
  readonly plan: ProposalPlan<unknown> | null
  /** Why it is no longer open although the member has not decided about it; null if it is. */
  readonly settled: SettledState | null
  /** Name of the document in "the text of the … now". */
  readonly documentName: string
  /** Why a proposal whose place is gone cannot be accepted. */
  readonly goneText: string
  /**
   * Returns whether the document has the proposal now.
   * @param text what to write instead of the proposed text
   * @param instead the text that has changed since, once the member has seen both
   */
  readonly onAccept: (text?: string, instead?: string) => boolean
  /** Takes an accepted proposal out of the document, and returns whether it did; null if that is not possible. */
  readonly onUndo: (() => boolean) | null
  /** Shown until the document is open. */
  readonly waiting?: ReactNode
  /** Follows "Accepted". */
  readonly accepted?: ReactNode
}

/** One proposal as a difference against its document, with the buttons to decide about it. */
export function ProposalCard(props: ProposalCardProps) {
  const { message, proposal, place, plan, settled, documentName, goneText, onAccept, onUndo, waiting } = props
  const actions = useProposalActions()
  const { conversation, announce } = useConversationParts()
  const isSaving = useSyncExternalStore(conversation.subscribe, () =>
    conversation.isDeciding(message.id, proposal.id),
  )
  const requireAccess = useRequireAccess()
  const moveFocus = useNextFocus()
  const card = useRef<HTMLElement>(null)
  const focusSoon = useCardFocus(card)
  const [isEditing, setEditing] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const decision = message.decisions[proposal.id]
  const state = cardState(plan, decision, settled)
  const isUndecided = state === 'open' || state === 'changed' || state === 'gone' || state === 'waiting'
  const reasonId = useId()
  const [isReasonShown, setReasonShown] = useState(false)
  const now = plan?.kind === 'changed' ? plan.now : null
  const { edit } = proposal
  const isFixed = isWordless(edit)
  const [text, before] = textsOf(edit)

  const accept = (edited?: string) => {
    if (!requireAccess()) return
    if (!onAccept(edited, now ?? undefined)) return
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
  const showOpen = () => {
    announce('Open again.')
    focusSoon('first')
  }
  const reopen = async () => {
    if (requireAccess() && (await actions.reopen(message.id, proposal.id))) showOpen()
  }
  const undo = (take: () => boolean) => {
    if (requireAccess() && take()) showOpen()
  }
  const compare = () => {
    setComparing(true)
    focusSoon('first')
  }
  const endEditing = () => {
    setEditing(false)
    focusSoon('edit')
  }
  return (
    <Card ref={card} aria-label="Proposal" data-state={state}>
      <Place>
        {((isUndecided || state === 'accepted') && props.choice) || place}
        {state === 'accepted' && (
          <State data-tone="success">
            <Check aria-hidden="true" />
            Accepted
            {props.accepted}
          </State>
        )}
        {STATE_TEXTS[state] !== undefined && (
          <State>
            {STATE_TEXTS[state]}
            {isSaving && ' · Saving…'}
          </State>
        )}
      </Place>
      {!isEditing && (
        <Difference
          before={state === 'accepted' ? before : isComparing && now !== null ? now : before}
          after={state === 'accepted' ? (decision?.text ?? text) : text}
        />
      )}
      {(isUndecided || state === 'accepted') && <ProposalFacts proposal={proposal} />}
      {state === 'changed' && (
        <Notice tone="warning">
          This text has changed since the proposal was made.{' '}
          {isComparing ? `Above is the text of the ${documentName} now, and the proposed one.` : ''}
        </Notice>
      )}
      {state === 'gone' && <Notice tone="warning">{goneText}</Notice>}
      {state === 'waiting' && waiting}
      {isEditing && <ProposalEdit edit={edit} text={text} onAccept={accept} onClose={endEditing} />}
      {state === 'accepted' && onUndo && (
        <Buttons>
          <Button tone="quiet" onPress={() => undo(onUndo)}>
            Undo
          </Button>
        </Buttons>
      )}
      {state === 'rejected' && (
        <Buttons>
          <Button tone="quiet" onPress={() => void reopen()}>
            Undo
          </Button>
        </Buttons>
      )}
      {!isEditing && isUndecided && (
        <DecideButtons
          state={state}
          isComparing={isComparing}
          onAccept={() => accept()}
          onCompare={compare}
          onEdit={isFixed ? null : () => requireAccess() && setEditing(true)}
          onReject={() => void reject()}
          why={
            hasReason(proposal)
              ? { id: reasonId, isShown: isReasonShown, onToggle: () => setReasonShown(!isReasonShown) }
              : null
          }
        />
      )}
      {isUndecided && isReasonShown && <ProposalReason id={reasonId} proposal={proposal} />}
    </Card>
  )
}
