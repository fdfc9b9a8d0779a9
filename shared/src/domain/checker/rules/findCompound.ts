import type { FindInText } from '../Rule.ts'
import { jointsOf } from '../text/compounds.ts'
import { spanOf } from '../text/edits.ts'
import type { Statement } from '../text/Statement.ts'
import { directionOf } from '../vocabulary/directions.ts'
import { DETERMINERS } from '../vocabulary/functionWords.ts'
import { FEELINGS, NON_METRICS, SOFT_METRICS } from '../vocabulary/metrics.ts'
import type { Vocabulary } from '../vocabulary/Vocabulary.ts'
import { type Outcome, readOutcome } from './readOutcome.ts'

/** O4: one metric on one object. */
export const findCompound: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  const joints = jointsOf(statement).map((joint) => {
    const span = spanOf(statement, joint)
    return joinsMetric(statement, joint, outcome, vocabulary)
      ? { message: 'These are two measures. Write a statement for each.', span }
      : {
          message: 'Are these two outcomes? If they can come out differently, write a statement for each.',
          span,
          severity: 'warning' as const,
        }
  })
  return outcome?.metric?.kind === 'metric' && statement.words.length === outcome.metric.at + 1
    ? [...joints, { message: 'Say what the measure is of.', span: spanOf(statement, outcome.metric.at) }]
    : joints
}

/** Words in which the measure of a second outcome is searched. */
const LONGEST_START = 8

function joinsMetric(
  statement: Statement,
  joint: number,
  outcome: Outcome | null,
  vocabulary: Vocabulary,
): boolean {
  const { words } = statement
  let next = joint + 1
  while (DETERMINERS.has(words[next]?.key ?? '')) next += 1
  const key = words[next]?.key ?? ''
  if (next === joint + 1 && outcome !== null && isSecondDirection(key)) {
    // "To find and reduce errors" may be two verbs of one object.
    const second = { ...statement, words: words.slice(next, next + LONGEST_START) }
    return words[joint - 2]?.key !== 'to' || readOutcome(second, vocabulary)?.metric?.kind === 'metric'
  }
  if (outcome?.metric == null || joint > outcome.metric.at + 1) return false
  return [vocabulary.metrics, SOFT_METRICS, NON_METRICS, FEELINGS].some((list) => list.has(key))
}

const isSecondDirection = (key: string): boolean => directionOf(key) !== undefined && !key.endsWith('ing')
