import { ANYTHING } from '@outcome-studio/shared/document'
import type { CoachMessage, Proposal, ProposalId } from '@outcome-studio/shared/domain/coach'
import type { Study } from '@outcome-studio/shared/domain/study'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { useRef } from 'react'
import { useConversationParts } from '../conversation/ConversationContext.ts'
import { planProposal, planProposals } from '../domain/proposals/planProposal.ts'
import { closedAlternatives } from '../domain/proposals/settledProposals.ts'
import { useSessionValue } from '../study/editing.ts'
import { AcceptGoals } from './AcceptGoals.tsx'
import { acceptedText } from './acceptedText.ts'
import { GoalProposal } from './GoalProposal.tsx'
import { proposalGroups } from './proposalPlace.ts'
import { Stack } from './proposalStyles.ts'
import { StudyProposal } from './StudyProposal.tsx'
import { useNextFocus } from './useNextFocus.ts'
import { useProposalActions } from './useProposalActions.ts'
import { useSuperseded } from './useSuperseded.ts'

/** The proposals of one answer. */
export function Proposals({ message }: { readonly message: CoachMessage }) {
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const actions = useProposalActions()
  const { announce } = useConversationParts()
  const requireAccess = useRequireAccess()
  const moveFocus = useNextFocus()
  const stack = useRef<HTMLDivElement>(null)
  const superseded = useSuperseded(message)
  const closed = closedAlternatives(
    message.proposals,
    (proposal) => planProposal(proposal, study, acceptedText(message, proposal.id)).kind === 'done',
  )
  const settledState = (id: ProposalId) =>
    superseded.has(id) ? 'superseded' : closed.has(id) ? 'notChosen' : null
  const open = openProposals(message, study).filter(({ id }) => settledState(id) === null)
  const goOn = () => moveFocus(stack.current?.lastElementChild ?? null)
  const acceptAll = (proposals: readonly Proposal[]) => {
    if (!requireAccess()) return
    announce(`${actions.acceptAll(message.id, proposals)} accepted.`)
    goOn()
  }
  return (
    <Stack ref={stack}>
      {message.proposals.map((proposal) => {
        const Card = proposal.edit.kind === 'addGoal' ? GoalProposal : StudyProposal
        return (
          <Card
            key={proposal.id}
            message={message}
            proposal={proposal}
            study={study}
            settled={settledState(proposal.id)}
          />
        )
      })}
      {/* Below the cards, so that whoever accepts all of them has come past each. */}
      {proposalGroups(open, study).map(({ key, what, proposals }) => (
        <div key={key}>
          <Button onPress={() => acceptAll(proposals)}>
            {`Accept all ${proposals.length}${what === '' ? '' : ` ${what}`}`}
          </Button>
        </div>
      ))}
      <AcceptGoals message={message} onAccepted={goOn} />
    </Stack>
  )
}

function openProposals({ proposals, decisions }: CoachMessage, study: Study): readonly Proposal[] {
  const undecided = proposals.filter(({ id }) => decisions[id]?.kind !== 'rejected')
  const planned = new Set(planProposals(undecided, study).planned)
  return undecided.filter(({ id }) => planned.has(id))
}
