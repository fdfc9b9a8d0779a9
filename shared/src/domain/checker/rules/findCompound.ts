import type { FindInText } from '../Rule.ts'
import { jointsOf } from '../text/compounds.ts'
import { spanOf } from '../text/edits.ts'
import type { Statement } from '../text/Statement.ts'
import type { Vocabulary } from '../text/Vocabulary.ts'
import { directionOf } from '../vocabulary/directions.ts'
import { DETERMINERS } from '../vocabulary/functionWords.ts'
import { FEELINGS, NON_METRICS, SOFT_METRICS } from '../vocabulary/metrics.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { type Outcome, readOutcome } from './readOutcome.ts'

const MAYBE_TWO = 'Are these two outcomes? If they can come out differently, write a statement for each.'
const TWO_MEASURES = 'These are two measures. Write a statement for each.'

/** O4: one metric on one object. */
export const findCompound: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  const joints = jointsOf(statement).map((joint) => {
    const span = spanOf(statement, joint)
    return joinsMetric(statement, joint, outcome, vocabulary)
      ? { message: TWO_MEASURES, span }
      : {
          message: MAYBE_TWO,
          span,
          severity: 'warning' as const,
        }
  })
  const tradeOffs = tradeOffsOf(statement, vocabulary).map((at) => ({
    message: MAYBE_TWO,
    span: spanOf(statement, at, at + 1),
    severity: 'warning' as const,
  }))
  const seconds = secondStartsOf(statement, vocabulary).map((at) => ({
    message: TWO_MEASURES,
    span: spanOf(statement, at),
  }))
  return outcome?.metric?.kind === 'metric' && statement.words.length === outcome.metric.at + 1
    ? [...joints, { message: 'Say what the measure is of.', span: spanOf(statement, outcome.metric.at) }]
    : [...joints, ...seconds, ...tradeOffs]
}

/** Words in which the measure of a second outcome is searched. */
const LONGEST_START = 8

/** Gerunds after "while" that name a second measure. "While lowering the temperature" may be the circumstances. */
const AIMS = wordSet('minimizing maximizing keeping maintaining preserving ensuring')

/** Indexes of a second measure such as "without increasing the cost" or "while minimizing waste". */
function tradeOffsOf({ words }: Statement, vocabulary: Vocabulary): readonly number[] {
  const found: number[] = []
  for (let at = 0; at < words.length; at += 1) {
    const key = words[at]?.key
    if (key !== 'without' && key !== 'while') continue
    const aim = words[at + 1]?.key ?? ''
    const isAim = key === 'without' ? aim.endsWith('ing') && directionOf(aim) !== undefined : AIMS.has(aim)
    const thing = DETERMINERS.has(words[at + 2]?.key ?? '') ? words[at + 3] : words[at + 2]
    const isMeasure = vocabulary.metrics.has(thing?.key ?? '') || NON_METRICS.has(thing?.key ?? '')
    if (isAim && isMeasure) found.push(at)
  }
  return found
}

/** Indexes of directions that start a second statement after a comma, semicolon or full stop. */
function secondStartsOf(statement: Statement, vocabulary: Vocabulary): readonly number[] {
  const { text, words } = statement
  const starts: number[] = []
  for (let at = 2; at < words.length; at += 1) {
    if (!isSecondDirection(words[at]?.key ?? '')) continue
    if (!/[,;.:–—\n]/.test(text.slice(words[at - 1]?.end, words[at]?.start))) continue
    const second = { ...statement, words: words.slice(at, at + LONGEST_START) }
    if (readOutcome(second, vocabulary)?.metric?.kind === 'metric') starts.push(at)
  }
  return starts
}

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
