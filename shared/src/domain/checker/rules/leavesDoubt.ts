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
  // "The confidence that a dose is right" reads as a likelihood.
  const isBelief = words[metric.at]?.key === 'confidence' && words[metric.at + 1]?.key === 'that'
  const isNamed = !isBelief && words.slice(from, metric.at + 1).some(({ key }) => NEVER_METRICS.has(key))
  return !isNamed && words.slice(metric.at + 1).some(({ key }) => CLARIFIERS.has(key))
}
