import { ANSWER_SCALES, NO_ANSWER, type SurveyAnswers } from '@outcome-studio/shared/domain/respondents'

/** How much more important than satisfied each outcome is to each respondent. */
export interface IndividualGaps {
  /** Uuids, in the order of the columns. */
  readonly outcomes: readonly string[]
  /** A row for each respondent, one after the other: −10 to 10, NaN where importance or satisfaction is missing. */
  readonly gaps: Float64Array
  /** 1 for those who rated at least half of the outcomes. The others belong to no cluster. */
  readonly isComplete: Uint8Array
}

/** Share of the outcomes that a respondent must have rated. */
const LEAST_RATED = 0.5

/**
 * The gaps that clusters are found with (docs/method.md §8): importance less satisfaction, with the points of the scale
 * spread evenly over 0 to 10. People who give high answers to everything are no cluster, because the difference cancels
 * what both answers have in common.
 * @param outcomes uuids of the outcomes to use; those that were not asked are missing for everyone
 */
export function individualGaps(
  { scale, respondents, outcomes: asked }: SurveyAnswers,
  outcomes: readonly string[],
): IndividualGaps {
  const width = outcomes.length
  const gaps = new Float64Array(respondents.length * width).fill(Number.NaN)
  const rated = new Uint16Array(respondents.length)
  const { least, most } = ANSWER_SCALES[scale]
  const columns = new Map<string, (typeof asked)[number]>(asked.map((each) => [each.statementId, each]))
  for (const [column, id] of outcomes.entries()) {
    const answers = columns.get(id)
    if (!answers) continue
    for (let at = 0; at < respondents.length; at++) {
      const importance = answers.importance[at] ?? NO_ANSWER
      const satisfaction = answers.satisfaction[at] ?? NO_ANSWER
      if (importance === NO_ANSWER || satisfaction === NO_ANSWER) continue
      gaps[at * width + column] = ((importance - satisfaction) / (most - least)) * 10
      rated[at] = (rated[at] ?? 0) + 1
    }
  }
  const isComplete = Uint8Array.from(rated, (count) => Number(count > 0 && count >= width * LEAST_RATED))
  return { outcomes, gaps, isComplete }
}
