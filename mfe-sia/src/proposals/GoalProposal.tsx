import { needsAddress } from '@outcome-studio/shared/domain/areas'
import type { CoachMessage, Proposal } from '@outcome-studio/shared/domain/coach'
import type { Study } from '@outcome-studio/shared/domain/study'
import { TextLink } from '@outcome-studio/shared/ui'
import { useEffect, useRef } from 'react'
import { planGoal } from '../domain/proposals/planGoal.ts'
import { useConversationNeeds } from '../needs/NeedsContext.ts'
import { useNeedsContent } from '../needs/useNeedsContent.ts'
import { acceptedText } from './acceptedText.ts'
import { NeedsOffer } from './NeedsOffer.tsx'
import { ProposalCard, type SettledState } from './ProposalCard.tsx'
import { proposalPlace } from './proposalPlace.ts'
import { ACCEPT_MARK } from './useNextFocus.ts'
import { useProposalActions } from './useProposalActions.ts'

interface GoalProposalProps {
  readonly message: CoachMessage
  readonly proposal: Proposal
  readonly study: Study
  readonly settled: SettledState | null
}

/** A proposal for the needs document, which is opened for it. */
export function GoalProposal({ message, proposal, study, settled }: GoalProposalProps) {
  const actions = useProposalActions()
  const { place, want } = useConversationNeeds()
  const needs = useNeedsContent(place)
  const text = acceptedText(message, proposal.id)
  const isRejected = message.decisions[proposal.id]?.kind === 'rejected'
  useEffect(() => {
    if (!isRejected) want()
  }, [isRejected, want])

  // The pressed button disappears once the document is open, so focus moves to the card.
  const frame = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const isOpen = place.kind === 'open'
  useEffect(() => {
    if (!isOpen || !isPressed.current) return
    isPressed.current = false
    frame.current?.querySelector<HTMLElement>(`[${ACCEPT_MARK}] button`)?.focus()
  }, [isOpen])

  const docName = isOpen ? (place.session.header?.docName ?? null) : null
  return (
    <div ref={frame}>
      <ProposalCard
        message={message}
        proposal={proposal}
        place={proposalPlace(proposal.edit, study)}
        plan={needs && planGoal(proposal, needs, { text })}
        settled={settled}
        documentName="needs document"
        goneText="Its place is not in the needs document."
        onUndo={null}
        onAccept={(edited, instead) =>
          isOpen && actions.acceptGoal(message.id, proposal, place, { text: edited, instead })
        }
        waiting={
          <NeedsOffer
            onPress={() => {
              isPressed.current = true
            }}
          />
        }
        accepted={docName !== null && <TextLink to={needsAddress(docName)}>in “{docName}”</TextLink>}
      />
    </div>
  )
}
