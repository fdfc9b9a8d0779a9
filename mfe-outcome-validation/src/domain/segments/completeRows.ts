import type { IndividualGaps } from './individualGaps.ts'

/**
 * The gaps of the complete respondents, a row for each. A missing gap is replaced by the mean of those who rated the
 * outcome, so that it draws a respondent to no cluster; 0 if nobody rated it.
 */
export function completeRows({ outcomes, gaps, isComplete }: IndividualGaps): readonly number[][] {
  const width = outcomes.length
  const members = [...isComplete.keys()].filter((at) => isComplete[at] === 1)
  const means = outcomes.map((_, column) => {
    let [sum, known] = [0, 0]
    for (const at of members) {
      const gap = gaps[at * width + column] ?? Number.NaN
      if (Number.isNaN(gap)) continue
      sum += gap
      known++
    }
    return known === 0 ? 0 : sum / known
  })
  return members.map((at) =>
    Array.from(gaps.subarray(at * width, (at + 1) * width), (gap, column) =>
      Number.isNaN(gap) ? (means[column] ?? 0) : gap,
    ),
  )
}
