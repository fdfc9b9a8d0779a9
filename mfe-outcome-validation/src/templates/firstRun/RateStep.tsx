import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { useSessionValue } from '../../editor/react/EditorContext.ts'
import { FirstRunCard } from './FirstRunCard.tsx'
import { StatementRating } from './StatementRating.tsx'

interface RateStepProps {
  readonly statementId: OutcomeStatementUuid
  readonly onNext: () => void
  readonly onBack: () => void
  readonly onSkip: () => void
}

/** How important the statement is to people, and how satisfied they are today. */
export function RateStep({ statementId, onNext, onBack, onSkip }: RateStepProps) {
  const text = useSessionValue(statementId, ({ views }) => views.statement(statementId)?.userInput)
  return (
    <FirstRunCard
      isInLine
      step={2}
      title="Rate it"
      quoted={text && `1.1 ${text}`}
      lead="A survey says how important it is and how satisfied people are. Choose both, from 0 to 10: important and not satisfied is an opportunity."
      next={{ label: 'See it in the landscape', onPress: onNext }}
      onBack={onBack}
      onSkip={onSkip}
    >
      <StatementRating statementId={statementId} />
    </FirstRunCard>
  )
}
