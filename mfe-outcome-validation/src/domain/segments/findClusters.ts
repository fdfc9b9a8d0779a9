import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { Pause } from '@outcome-studio/shared/files'
import { assignClusters } from './assignClusters.ts'
import { completeRows } from './completeRows.ts'
import { type IndividualGaps, individualGaps } from './individualGaps.ts'
import { searchCenters } from './searchCenters.ts'
import { silhouettes } from './silhouettes.ts'

/** The numbers of clusters that are tried. */
export const CLUSTER_COUNTS = [2, 3, 4, 5, 6] as const

/** Respondents who rated at least half of the outcomes that a search needs. */
export const FEWEST_RESPONDENTS = 30

/** Clusters of one number, the largest first. */
export interface FoundClusters {
  /** Uuids, in the order of the numbers of a center. */
  readonly outcomes: readonly string[]
  /** Rounded to two decimals. */
  readonly centers: readonly (readonly number[])[]
  /** Respondents in each. */
  readonly sizes: readonly number[]
  /** From −1 to 1. */
  readonly silhouette: number
}

interface SearchOptions {
  readonly seed: number
  /** Called between two pieces of the work. */
  readonly pause: Pause
  /** @param share of the work that is done, from 0 to 1 */
  readonly onProgress: (share: number) => void
}

/**
 * Finds 2 to 6 clusters of respondents by k-means over their individual gaps (docs/method.md §8). The same answers and
 * seed give the same clusters. A number that would leave a cluster empty is left out.
 * @param outcomes uuids of the outcomes to use
 * @returns nothing if fewer than 30 respondents are complete
 * @throws what `pause` throws when the search is stopped
 */
export async function findClusters(
  answers: SurveyAnswers,
  outcomes: readonly string[],
  { seed, pause, onProgress }: SearchOptions,
): Promise<readonly FoundClusters[]> {
  const { kmeansGenerator: kmeans } = await import('ml-kmeans')
  const individual = individualGaps(answers, outcomes)
  await pause()
  const rows = completeRows(individual)
  await pause()
  if (rows.length < FEWEST_RESPONDENTS) return []
  const parts = CLUSTER_COUNTS.length + 1
  const found: (Omit<FoundClusters, 'silhouette'> & { readonly groups: readonly number[] })[] = []
  for (const [at, count] of CLUSTER_COUNTS.entries()) {
    onProgress(at / parts)
    const centers = await searchCenters(rows, count, { kmeans, seed, pause })
    const settled = centers && (await settle(individual, centers, pause))
    if (settled) found.push({ outcomes, ...settled })
  }
  onProgress(CLUSTER_COUNTS.length / parts)
  const groupings = found.map(({ groups }) => groups)
  const widths = await silhouettes(rows, groupings, pause)
  onProgress(1)
  return found.map(({ groups: _groups, ...clusters }, at) => ({ ...clusters, silhouette: widths[at] ?? 0 }))
}

/**
 * Rounds centers before respondents are assigned to them, so that what is shown is what the stored centers give later.
 * The largest cluster comes first.
 * @returns null if a cluster is empty
 */
async function settle(individual: IndividualGaps, raw: readonly (readonly number[])[], pause: Pause) {
  const rounded = raw.map((center) => center.map((gap) => Math.round(gap * 100) / 100 || 0))
  const first = sizesOf(assignClusters(individual, rounded), rounded.length)
  await pause()
  const order = rounded
    .map((_, number) => number)
    .toSorted((one, other) => (first[other] ?? 0) - (first[one] ?? 0))
  const centers = order.map((number) => rounded[number] ?? [])
  // Again, because of two centers that are equally near the first one counts.
  const assigned = assignClusters(individual, centers)
  await pause()
  const sizes = sizesOf(assigned, centers.length)
  if (sizes.includes(0)) return null
  return { centers, sizes, groups: [...assigned].filter((_, at) => individual.isComplete[at] === 1) }
}

function sizesOf(assigned: Uint8Array, count: number): readonly number[] {
  const sizes = Array.from({ length: count }, () => 0)
  for (const number of assigned) if (number < count) sizes[number] = (sizes[number] ?? 0) + 1
  return sizes
}
