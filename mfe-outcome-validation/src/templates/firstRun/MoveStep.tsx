import type { OutcomeStatementUuid, Rating } from '@outcome-studio/shared/domain/study'
import { FirstRunCard } from './FirstRunCard.tsx'
import { StatementRating } from './StatementRating.tsx'

interface MoveStepProps {
  readonly statementId: OutcomeStatementUuid
  /** Its rating in the example. */
  readonly before: Rating | undefined
  readonly onBack: () => void
  readonly onEnd: () => void
}

/** The landscape is below: the dot of the statement follows its ratings. */
export function MoveStep({ statementId, before, onBack, onEnd }: MoveStepProps) {
  return (
    <FirstRunCard
      isInLine
      step={3}
      title="See it move"
      lead="Below, statement 1.1 is a dot in the landscape. Change a rating, and it moves. At the lower right are the outcomes that are worth solving first."
      next={{ label: 'Done', onPress: onEnd }}
      onBack={onBack}
    >
      <StatementRating statementId={statementId} before={before} />
    </FirstRunCard>
  )
}
