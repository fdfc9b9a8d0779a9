import type { FindInText, LooksFor } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { FEELING_WORDS, FEELINGS, FEELINGS_IF_MEASURED } from '../vocabulary/metrics.ts'
import { leavesDoubt } from './leavesDoubt.ts'
import { readOutcome } from './readOutcome.ts'

/** O10: a feeling is no measure; it belongs to the emotional jobs. */
export const findFeelingAsMetric: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  const message =
    'This is a feeling. Map it as an emotional job in the Needs Framework, and measure what causes it here.'
  if (outcome?.metric?.kind === 'feeling') {
    const remark = { message, span: spanOf(statement, outcome.from, outcome.metric.at) }
    return [leavesDoubt(statement, outcome) ? { ...remark, severity: 'warning' } : remark]
  }
  const at = statement.words.findIndex(({ key }) => FEELING_WORDS.has(key))
  return at < 0 ? [] : [{ message, span: spanOf(statement, at), severity: 'warning' }]
}

/** Feelings, measured or named. */
export const looksForFeeling: LooksFor = ({ key }) =>
  [FEELING_WORDS, FEELINGS, FEELINGS_IF_MEASURED].some((list) => list.has(key))
