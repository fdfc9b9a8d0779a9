import { counted } from '@outcome-studio/shared/domain/base'
import { Checkbox, Notice, ProgressBar } from '@outcome-studio/shared/ui'
import type { SurveyPeople } from '../../../domain/survey/SurveyRating.ts'
import type { Storing } from './useStoreAnswers.ts'

interface KeepAnswersProps {
  /** null if the file has no row per person. */
  readonly people: SurveyPeople | null
  /** Whether the study is stored, so that answers can be stored beside it. */
  readonly isStored: boolean
  readonly isKept: boolean
  readonly onKeep: (isKept: boolean) => void
  readonly state: Storing
}

/** Asks whether the answers of each respondent are stored with the study, and shows the progress of that. */
export function KeepAnswers({ people, isStored, isKept, onKeep, state }: KeepAnswersProps) {
  if (!people?.answers) return null
  if (!isStored) {
    return (
      <Notice>
        Only the ratings are taken. To store the answers of each respondent too, save the study first and
        import the file again.
      </Notice>
    )
  }
  const respondents = counted(people.count, 'respondent')
  if (state.kind === 'storing') {
    return <ProgressBar label={`Storing the answers of ${respondents}`} value={state.progress} />
  }
  return (
    <>
      <Checkbox
        label={`Store the answers of ${respondents}`}
        description="For segments and confidence intervals. Respondents get new ids; answers stored before are replaced."
        isSelected={isKept}
        onChange={onKeep}
      />
      {state.kind === 'failed' && (
        <Notice tone="danger">The answers were not stored, and no rating was changed. {state.message}</Notice>
      )}
    </>
  )
}
