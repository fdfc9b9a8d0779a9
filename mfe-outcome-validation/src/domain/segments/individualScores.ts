import { NO_ANSWER, SCALE_POINTS, type SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { opportunityScore } from '@outcome-studio/shared/domain/study'

/** How far the opportunities of each respondent are above or below that respondent's own mean. */
export interface IndividualScores {
  /** Uuids, in the order of the columns. */
  readonly outcomes: readonly string[]
  /** A row of scores for each respondent, one after the other; NaN where importance or satisfaction is missing. */
  readonly scores: Float64Array
  /** 1 for those who rated at least half of the outcomes. The others belong to no cluster. */
  readonly isComplete: Uint8Array
}

/** Share of the outcomes that a respondent must have rated. */
const LEAST_RATED = 0.5

/**
 * The scores that clusters are found with (docs/method.md §8): the opportunity of one person, with the answers spread
 * evenly over 0 to 10, less the mean over the outcomes that the person rated. Otherwise people who give high answers to
 * everything would be a cluster.
 * @param outcomes uuids of the outcomes to use; those that were not asked are missing for everyone
 */
export function individualScores(
  { scale, respondents, outcomes: asked }: SurveyAnswers,
  outcomes: readonly string[],
): IndividualScores {
  const width = outcomes.length
  const scores = new Float64Array(respondents.length * width).fill(Number.NaN)
  const { least, most } = SCALE_POINTS[scale]
  const outOfTen = (answer: number) => ((answer - least) / (most - least)) * 10
  const points = Array.from({ length: most + 1 }, (_, point) => point)
  // Computed once instead of for each of up to a million answers.
  const table = points.map((importance) =>
    points.map((satisfaction) =>
      opportunityScore({ importance: outOfTen(importance), satisfaction: outOfTen(satisfaction) }),
    ),
  )
  const columns = new Map<string, (typeof asked)[number]>(asked.map((each) => [each.statementId, each]))
  for (const [column, id] of outcomes.entries()) {
    const answers = columns.get(id)
    if (!answers) continue
    for (let at = 0; at < respondents.length; at++) {
      const importance = answers.importance[at] ?? NO_ANSWER
      const satisfaction = answers.satisfaction[at] ?? NO_ANSWER
      if (importance === NO_ANSWER || satisfaction === NO_ANSWER) continue
      scores[at * width + column] = table[importance]?.[satisfaction] ?? Number.NaN
    }
  }
  const isComplete = respondents.map((_, at) => center(scores.subarray(at * width, (at + 1) * width)))
  return { outcomes, scores, isComplete: Uint8Array.from(isComplete) }
}

/** Subtracts the mean of a row from it. Returns 1 if enough of it is known. */
function center(row: Float64Array): 0 | 1 {
  let [sum, known] = [0, 0]
  for (const score of row) {
    if (Number.isNaN(score)) continue
    sum += score
    known++
  }
  const mean = known === 0 ? 0 : sum / known
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? Number.NaN) - mean
  return known > 0 && known >= row.length * LEAST_RATED ? 1 : 0
}
