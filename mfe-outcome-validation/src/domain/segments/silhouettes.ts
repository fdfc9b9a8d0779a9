import { createSlices, type Pause } from '@outcome-studio/shared/files'

/** Respondents that the silhouette is computed over at most. Its work grows with their square. */
const MOST = 1000

/**
 * The mean silhouette of groupings of the same rows, from −1 to 1 (Rousseeuw 1987): how much nearer a row is to its own
 * group than to the next one, by Euclidean distance. A row that is alone in its group counts as 0. Over more than 1,000
 * rows, it is computed with 1,000 that are evenly spaced.
 * @param rows without missing values
 * @param groupings the group of each row, from 0
 */
export async function silhouettes(
  rows: readonly (readonly number[])[],
  groupings: readonly (readonly number[])[],
  pause: Pause,
): Promise<readonly number[]> {
  const step = Math.max(1, rows.length / MOST)
  const chosen = Array.from({ length: Math.min(rows.length, MOST) }, (_, at) => Math.floor(at * step))
  const nextSlice = createSlices(pause)
  const sample = chosen.map((at) => Float64Array.from(rows[at] ?? []))
  const sampled = groupings.map((groups) => chosen.map((at) => groups[at] ?? 0))
  const sums = groupings.map(() => 0)
  const distances = new Float64Array(sample.length)
  for (const [at, row] of sample.entries()) {
    for (const [index, other] of sample.entries()) distances[index] = distance(row, other)
    for (const [which, groups] of sampled.entries())
      sums[which] = (sums[which] ?? 0) + silhouetteOf(at, groups, distances)
    await nextSlice(sample.length * row.length)
  }
  return sums.map((sum) => (sample.length === 0 ? 0 : sum / sample.length))
}

function distance(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

/** The silhouette of one row. */
function silhouetteOf(at: number, groups: readonly number[], distances: Float64Array): number {
  const own = groups[at] ?? 0
  const totals = new Map<number, { sum: number; count: number }>()
  for (let index = 0; index < groups.length; index++) {
    if (index === at) continue
    const group = groups[index] ?? 0
    const total = totals.get(group) ?? { sum: 0, count: 0 }
    total.sum += distances[index] ?? 0
    total.count++
    totals.set(group, total)
  }
  const within = totals.get(own)
  const others = [...totals].flatMap(([group, { sum, count }]) => (group === own ? [] : [sum / count]))
  if (!within || others.length === 0) return 0
  const [near, next] = [within.sum / within.count, Math.min(...others)]
  return Math.max(near, next) === 0 ? 0 : (next - near) / Math.max(near, next)
}
