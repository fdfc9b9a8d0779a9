import type { IndividualScores } from './individualScores.ts'

/**
 * The scores of the complete respondents, a row for each. A missing score is replaced by the mean of those who rated the
 * outcome, so that it draws a respondent to no cluster; 0 if nobody rated it.
 */
export function completeRows({ outcomes, scores, isComplete }: IndividualScores): readonly number[][] {
  const width = outcomes.length
  const members = [...isComplete.keys()].filter((at) => isComplete[at] === 1)
  const means = outcomes.map((_, column) => {
    let [sum, known] = [0, 0]
    for (const at of members) {
      const score = scores[at * width + column] ?? Number.NaN
      if (Number.isNaN(score)) continue
      sum += score
      known++
    }
    return known === 0 ? 0 : sum / known
  })
  return members.map((at) =>
    Array.from(scores.subarray(at * width, (at + 1) * width), (score, column) =>
      Number.isNaN(score) ? (means[column] ?? 0) : score,
    ),
  )
}
