import type { CoachMessage } from '@outcome-studio/shared/domain/coach'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { useConversationParts } from '../conversation/ConversationContext.ts'
import { planGoals } from '../domain/proposals/planGoal.ts'
import { useConversationNeeds } from '../needs/NeedsContext.ts'
import { useNeedsContent } from '../needs/useNeedsContent.ts'
import { useProposalActions } from './useProposalActions.ts'

interface AcceptGoalsProps {
  readonly message: CoachMessage
  /** Called after the goals were accepted. */
  readonly onAccepted: () => void
}

/** Accepts the open goals of one answer as one edit. Shown for two or more, once the needs document is open. */
export function AcceptGoals({ message, onAccepted }: AcceptGoalsProps) {
  const actions = useProposalActions()
  const { announce } = useConversationParts()
  const requireAccess = useRequireAccess()
  const { place } = useConversationNeeds()
  const needs = useNeedsContent(place)
  if (place.kind !== 'open' || needs === null) return null

  const undecided = message.proposals.filter(({ id }) => message.decisions[id]?.kind !== 'rejected')
  const { planned } = planGoals(undecided, needs)
  if (planned.length < 2) return null
  const acceptAll = () => {
    if (!requireAccess()) return
    announce(`${actions.acceptAllGoals(message.id, undecided, place)} accepted.`)
    onAccepted()
  }
  return (
    <div>
      <Button onPress={acceptAll}>Accept all {planned.length} goals</Button>
    </div>
  )
}
