import { useRespondents, useSurveyAnswers } from '@outcome-studio/shared/data'
import type { AnswerScale } from '@outcome-studio/shared/domain/respondents'
import { useDeferredValue, useMemo } from 'react'
import { type OutcomeScore, scoreOutcome } from '../../domain/respondents/scoreOutcome.ts'

/** Scores that follow from the answers of each respondent. */
export interface OutcomeScores {
  readonly scale: AnswerScale
  /** By uuid of the outcome statement. */
  readonly byOutcome: ReadonlyMap<string, OutcomeScore>
}

/** Scores of a study that has respondents; null until they are read, and for any other study. */
export function useOutcomeScores(studyUuid: string): OutcomeScores | null {
  const { data: stored } = useRespondents(studyUuid)
  const { data } = useSurveyAnswers(studyUuid, Boolean(stored))
  // The page answers while the scores are calculated, and added to all rows.
  const answers = useDeferredValue(data)
  return useMemo(() => {
    if (!stored || !answers) return null
    const { scale, outcomes } = answers
    const scores = outcomes.map((outcome) => [outcome.statementId, scoreOutcome(outcome, scale)] as const)
    return { scale, byOutcome: new Map(scores) }
  }, [stored, answers])
}
