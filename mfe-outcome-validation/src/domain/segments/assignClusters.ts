import type { IndividualGaps } from './individualGaps.ts'

/** Stands for respondents who rated too few outcomes. */
export const NO_CLUSTER = 255

/** Version of the rule by which respondents belong to clusters. Raise it with individualGaps and assignClusters. */
export const CLUSTER_ALGORITHM = 1

/**
 * The number of each respondent's cluster, from 0: the one whose center is nearest over the outcomes that the respondent
 * rated. Of two equally near ones, it is the first.
 * @param centers in the order of the outcomes of the gaps
 */
export function assignClusters(
  { outcomes, gaps, isComplete }: IndividualGaps,
  centers: readonly (readonly number[])[],
): Uint8Array {
  const width = outcomes.length
  return isComplete.map((isIn, at) =>
    isIn === 1 ? nearest(gaps.subarray(at * width, (at + 1) * width), centers) : NO_CLUSTER,
  )
}

function nearest(row: Float64Array, centers: readonly (readonly number[])[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [number, center] of centers.entries()) {
    let distance = 0
    for (let at = 0; at < row.length; at++) {
      const difference = (row[at] ?? Number.NaN) - (center[at] ?? Number.NaN)
      if (!Number.isNaN(difference)) distance += difference * difference
    }
    if (distance < least) {
      best = number
      least = distance
    }
  }
  return best
}
