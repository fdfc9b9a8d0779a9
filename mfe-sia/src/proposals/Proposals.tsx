import { ANYTHING } from '@outcome-studio/shared/document'
import type { CoachMessage, Proposal, ProposalId } from '@outcome-studio/shared/domain/coach'
import type { Study } from '@outcome-studio/shared/domain/study'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { useRef, useState } from 'react'
import { useConversationParts } from '../conversation/ConversationContext.ts'
import { planProposal, planProposals, proposalNow } from '../domain/proposals/planProposal.ts'
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
  const [chosen, setChosen] = useState<ReadonlyMap<ProposalId, string>>(new Map())
  const proposals = message.proposals.map((each) => proposalNow(each, study, chosen.get(each.id)))
  const stack = useRef<HTMLDivElement>(null)
  const superseded = useSuperseded(message)
  const closed = closedAlternatives(
    proposals,
    (proposal) => planProposal(proposal, study, acceptedText(message, proposal.id)).kind === 'done',
  )
  const settledState = (id: ProposalId) =>
    superseded.has(id) ? 'superseded' : closed.has(id) ? 'notChosen' : null
  const open = openProposals(proposals, message, study).filter(({ id }) => settledState(id) === null)
  const goOn = () => moveFocus(stack.current?.lastElementChild ?? null)
  const acceptAll = (group: readonly Proposal[]) => {
    if (!requireAccess()) return
    announce(`${actions.acceptAll(message.id, group)} accepted.`)
    goOn()
  }
  return (
    <Stack ref={stack}>
      {proposals.map((proposal) => {
        const Card = proposal.edit.kind === 'addGoal' ? GoalProposal : StudyProposal
        return (
          <Card
            key={proposal.id}
            message={message}
            proposal={proposal}
            study={study}
            settled={settledState(proposal.id)}
            onChooseStep={(stepId) => setChosen(new Map(chosen).set(proposal.id, stepId))}
          />
        )
      })}
      {/* Below the cards, so that whoever accepts all of them has come past each. */}
      {proposalGroups(open, study).map(({ key, what, proposals: group }) => (
        <div key={key}>
          <Button onPress={() => acceptAll(group)}>
            {`Accept all ${group.length}${what === '' ? '' : ` ${what}`}`}
          </Button>
        </div>
      ))}
      <AcceptGoals message={message} onAccepted={goOn} />
    </Stack>
  )
}

function openProposals(
  proposals: readonly Proposal[],
  { decisions }: CoachMessage,
  study: Study,
): readonly Proposal[] {
  const undecided = proposals.filter(({ id }) => decisions[id]?.kind !== 'rejected')
  const planned = new Set(planProposals(undecided, study).planned)
  return undecided.filter(({ id }) => planned.has(id))
}
