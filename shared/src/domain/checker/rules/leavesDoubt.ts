import type { Statement } from '../text/Statement.ts'
import { CLARIFIERS } from '../vocabulary/functionWords.ts'
import { NEVER_METRICS } from '../vocabulary/metrics.ts'
import type { Outcome } from './readOutcome.ts'

/**
 * Whether a noun that is no metric is doubtful rather than wrong: if something is to be prevented, or if
 * detailed circumstances make the meaning clear. Published statements are written so.
 */
export function leavesDoubt({ words }: Statement, { direction, from, metric }: Outcome): boolean {
  if (metric === null) return false
  if (direction === 'prevent') return true
  const isNamed = words.slice(from, metric.at + 1).some(({ key }) => NEVER_METRICS.has(key))
  return !isNamed && words.slice(metric.at + 1).some(({ key }) => CLARIFIERS.has(key))
}
