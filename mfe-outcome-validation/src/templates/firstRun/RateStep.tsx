import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { FirstRunCard } from './FirstRunCard.tsx'
import { StatementRating } from './StatementRating.tsx'

interface RateStepProps {
  readonly statementId: OutcomeStatementUuid
  readonly onNext: () => void
  readonly onSkip: () => void
}

/** How important the statement is to people, and how satisfied they are today. */
export function RateStep({ statementId, onNext, onSkip }: RateStepProps) {
  return (
    <FirstRunCard
      isInLine
      step={2}
      title="Rate it"
      lead="In a study, a survey says how important each outcome is and how satisfied people are. Choose both, from 0 to 10: important and not satisfied is an opportunity."
      next={{ label: 'See it in the landscape', onPress: onNext }}
      onSkip={onSkip}
    >
      <StatementRating statementId={statementId} />
    </FirstRunCard>
  )
}
