import type { Pause } from '@outcome-studio/shared/files'

/** Rows in the sample that gives the start of a search, and searches of the sample. */
const [SAMPLE, STARTS] = [300, 4]

type KMeans = typeof import('ml-kmeans')['kmeansGenerator']

interface CenterSearch {
  readonly kmeans: KMeans
  readonly seed: number
  /** Called after each step. */
  readonly pause: Pause
}

/**
 * Centers of `count` clusters by k-means. It starts from the best of several searches of a sample (Bradley and Fayyad
 * 1998), which is faster than several searches of all rows and about as good.
 * @param rows without missing values
 * @returns null if the sample has fewer different rows than clusters
 */
export async function searchCenters(
  rows: readonly number[][],
  count: number,
  { kmeans, seed, pause }: CenterSearch,
): Promise<readonly number[][] | null> {
  const step = Math.max(1, rows.length / SAMPLE)
  const sample = Array.from({ length: Math.min(rows.length, SAMPLE) }, (_, at) => [
    ...(rows[Math.floor(at * step)] ?? []),
  ])
  // With fewer, k-means++ has no row left to choose.
  if (new Set(sample.map((row) => row.join())).size < count) return null
  let [best, least] = [sample.slice(0, count), Number.POSITIVE_INFINITY]
  for (let start = 0; start < STARTS; start++) {
    const centers = await lastCenters(kmeans(sample, count, { seed: seed + start }), pause)
    const total = totalDistance(sample, centers)
    if (total < least) {
      best = centers
      least = total
    }
  }
  return lastCenters(kmeans([...rows], count, { initialization: best }), pause)
}

async function lastCenters(steps: ReturnType<KMeans>, pause: Pause): Promise<number[][]> {
  let centers: number[][] = []
  for (const { centroids } of steps) {
    centers = centroids
    await pause()
  }
  return centers
}

/** Sum of the squared distances of rows to their nearest centers. */
function totalDistance(rows: readonly number[][], centers: readonly number[][]): number {
  let total = 0
  for (const row of rows) {
    const distances = centers.map((center) =>
      row.reduce((sum, value, at) => sum + (value - (center[at] ?? 0)) ** 2, 0),
    )
    total += Math.min(...distances)
  }
  return total
}
