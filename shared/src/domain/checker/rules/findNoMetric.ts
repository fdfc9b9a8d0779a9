import type { FindInText } from '../Rule.ts'
import { replaced, spanOf, suggestion } from '../text/edits.ts'
import type { Statement } from '../text/Statement.ts'
import { CLARIFIERS, PREPOSITIONS } from '../vocabulary/functionWords.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { leavesDoubt } from './leavesDoubt.ts'
import { readOutcome } from './readOutcome.ts'

/** What happens rather than how much of it, unless an article or another word says that it is counted. */
const BARE = wordSet(
  'disruption disruptions interruption interruptions waste scrap rework damage contamination noise exposure interference congestion spillage leakage',
)

/** "disruption to", "water damage when": at most one noun before it, and nothing that counts it after it. */
function isBare({ words }: Statement, from: number): boolean {
  const at = BARE.has(words[from]?.key ?? '') ? from : from + 1
  const next = words[at + 1]?.key ?? ''
  return BARE.has(words[at]?.key ?? '') && (next === '' || PREPOSITIONS.has(next) || CLARIFIERS.has(next))
}

const DOUBT = 'Can this be measured? Say which time, likelihood, number or amount of it.'

const NO_MEASURE = 'This cannot be measured. Use a measure such as time, likelihood, number or amount.'

/** O3: a measure follows the direction. */
export const findNoMetric: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  if (outcome === null) return []
  const { direction, directionAt, metric, from } = outcome
  if (metric === null) {
    return [
      { message: 'Say what is measured: the time, the likelihood, the number …', span: spanOf(statement, 0) },
    ]
  }
  const span = spanOf(statement, from, metric.at)
  switch (metric.kind) {
    case 'none':
      return leavesDoubt(statement, outcome)
        ? [{ message: DOUBT, span, severity: 'warning' }]
        : [{ message: NO_MEASURE, span }]
    case 'soft':
    case 'quality':
      return [{ message: DOUBT, span, severity: 'warning' }]
    case 'unknown':
      return direction === 'prevent'
        ? []
        : [{ message: DOUBT, span, severity: 'warning', suggestion: counted(statement, from, metric.at) }]
    case 'metric':
      return from === directionAt + 1 && isBare(statement, from)
        ? [{ message: DOUBT, span, severity: 'warning' }]
        : []
    case 'feeling':
      return []
  }
}

/** "Minimize errors" becomes "Minimize the number of errors". */
function counted(statement: Statement, from: number, at: number) {
  const noun = statement.words[at]?.key ?? ''
  const phrase = statement.words.slice(from, at + 1).map(({ text }) => text)
  return noun.endsWith('s') && !noun.endsWith('ss')
    ? suggestion(statement, 'Count them', () =>
        replaced(statement, from, at, `the number of ${phrase.join(' ')}`),
      )
    : null
}
