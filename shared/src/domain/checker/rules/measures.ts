import type { FindInText, Finding } from '../Rule.ts'
import { replaced, spanOf, suggestion } from '../text/edits.ts'
import type { Statement } from '../text/Statement.ts'
import { FEELING_WORDS } from '../vocabulary/metrics.ts'
import { type MetricKind, readOutcome } from './readOutcome.ts'

const DOUBT = 'Can this be measured? Say which time, likelihood, number or amount of it.'

const BY_KIND: Readonly<Partial<Record<MetricKind, Omit<Finding, 'span'>>>> = {
  none: {
    message: 'This cannot be measured. Use a measure such as time, likelihood, number or amount.',
  },
  soft: { message: DOUBT, severity: 'warning' },
  quality: { message: DOUBT, severity: 'warning' },
}

/** O3: a measure follows the direction. */
export const findNoMetric: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  if (outcome === null) return []
  const { direction, metric, from } = outcome
  if (metric === null) {
    return [
      { message: 'Say what is measured: the time, the likelihood, the number …', span: spanOf(statement, 0) },
    ]
  }
  const span = spanOf(statement, from, metric.at)
  const known = BY_KIND[metric.kind]
  if (known !== undefined) {
    return direction === 'prevent' && known.severity === undefined
      ? [{ ...known, span, severity: 'warning' }]
      : [{ ...known, span }]
  }
  if (metric.kind !== 'unknown' || direction === 'prevent') return []
  return [{ message: DOUBT, span, severity: 'warning', suggestion: counted(statement, from, metric.at) }]
}

/** "Minimize errors" becomes "Minimize the number of errors". */
function counted(statement: Statement, from: number, at: number) {
  const noun = statement.words[at]?.key ?? ''
  const phrase = statement.words.slice(from, at + 1).map(({ text }) => text)
  return noun.endsWith('s') && !noun.endsWith('ss')
    ? suggestion(statement, 'Count them', replaced(statement, from, at, `the number of ${phrase.join(' ')}`))
    : null
}

/** O10: a feeling is no measure; it belongs to the emotional jobs. */
export const findFeelingAsMetric: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  const message = 'This is a feeling. Move it to the emotional jobs, and measure what causes it here.'
  if (outcome?.metric?.kind === 'feeling') {
    const span = spanOf(statement, outcome.from, outcome.metric.at)
    return outcome.direction === 'prevent' ? [{ message, span, severity: 'warning' }] : [{ message, span }]
  }
  const at = statement.words.findIndex(({ key }) => FEELING_WORDS.has(key))
  return at < 0 ? [] : [{ message, span: spanOf(statement, at), severity: 'warning' }]
}
