import { counted } from '@outcome-studio/shared/domain/base'
import { Button, Notice } from '@outcome-studio/shared/ui'
import {
  LONGEST_MINUTES,
  mostOutcomesWithin,
  type PlannedQuestionnaire,
} from '../../domain/questionnaire/planQuestionnaire.ts'

interface QuestionnaireSummaryProps {
  readonly planned: PlannedQuestionnaire
  readonly onSplit: (mostOutcomes: number) => void
}

/** Says how long a questionnaire is and how many people it needs, and offers to split one that is too long. */
export function QuestionnaireSummary({ planned, onSplit }: QuestionnaireSummaryProps) {
  const { outcomes, sets, minutes, respondents, screeners } = planned
  const fitting = mostOutcomesWithin(LONGEST_MINUTES, screeners.length)
  return (
    <>
      <p role="status">
        {counted(outcomes, 'outcome')}, two questions about each
        {sets.length > 1 &&
          `, in ${sets.length} sets of at most ${Math.ceil(outcomes / sets.length)}; each respondent gets one set`}
        . About {counted(minutes, 'minute')} for one respondent. You need at least {respondents} respondents
        {sets.length > 1 && `, ${respondents / sets.length} for each set`}.
      </p>
      {minutes > LONGEST_MINUTES && (
        <Notice
          tone="warning"
          actions={
            <Button onPress={() => onSplit(fitting)}>
              Ask each about {counted(fitting, 'outcome')} at most
            </Button>
          }
        >
          People tire of surveys of more than {LONGEST_MINUTES} minutes, and answer without thinking.
        </Notice>
      )}
    </>
  )
}
