import type { FindInText, RemarkDraft } from '../Rule.ts'
import { removed, spanOf, suggestion } from '../text/edits.ts'
import type { Statement } from '../text/Statement.ts'
import { isAdverbOfManner } from '../text/wordForms.ts'
import { OUTCOME_ADVERBS, OUTCOME_WORDS } from '../vocabulary/evaluative.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

const OUTCOME_DIRECTIONS = wordSet('minimize maximize')
const EVERYDAY_DIRECTIONS = wordSet('increase decrease reduce cut lower')
const SPARED = wordSet('time effort energy')
const AMOUNTS = wordSet('less more fewer')
const PLAIN_ADJECTIVES = wordSet(
  'fast quick easy cheap efficient seamless good lowest highest shortest longest latest longer cleaner stronger happier greener quieter fresher',
)

/** J3: a job says what gets done, not how well. */
export const findOutcomeInJob: FindInText = (statement, vocabulary) => {
  const { words } = statement
  const outcome = readOutcome(statement, vocabulary)
  const first = words[0]?.key ?? ''
  const isDirection = OUTCOME_DIRECTIONS.has(first) || EVERYDAY_DIRECTIONS.has(first)
  if (isDirection && outcome?.metric?.kind === 'metric') {
    const message =
      'This is an outcome statement. Say what gets done; write the measure as an outcome of a step.'
    const remark = { message, span: spanOf(statement, 0, outcome.metric.at) }
    return [OUTCOME_DIRECTIONS.has(first) ? remark : { ...remark, severity: 'warning' }]
  }
  const second = words[1]?.key ?? ''
  const isAllSpared = words.length === 2 && second === 'money'
  if (
    (first === 'save' && (SPARED.has(second) || isAllSpared)) ||
    (first === 'spend' && AMOUNTS.has(second))
  ) {
    return [{ ...howWell(statement, 0, 1), severity: 'warning' }]
  }
  return words.flatMap(({ key }, index): readonly RemarkDraft[] => {
    if (isAdverbOfManner(key)) return [adverb(statement, index)]
    if (key === 'possible' && words[index - 1]?.key === 'as' && words[index - 3]?.key === 'as') {
      return [howWell(statement, index - 3, index)]
    }
    if (key === 'longer' && words[index - 1]?.key === 'no') return []
    if (OUTCOME_WORDS.has(key) && !PLAIN_ADJECTIVES.has(key)) return [howWell(statement, index, index)]
    return PLAIN_ADJECTIVES.has(key) || vocabulary.evaluative.has(key)
      ? [{ ...howWell(statement, index, index), severity: 'warning' }]
      : []
  })
}

function adverb(statement: Statement, index: number): RemarkDraft {
  const word = statement.words[index]
  return {
    ...howWell(statement, index, index),
    suggestion: suggestion(statement, `Leave out "${word?.text ?? ''}"`, () => removed(statement, index)),
    ...(OUTCOME_ADVERBS.has(word?.key ?? '') ? {} : { severity: 'warning' }),
  }
}

function howWell(statement: Statement, from: number, to: number): RemarkDraft {
  const span = spanOf(statement, from, to)
  const quoted = span === null ? '' : statement.text.slice(span.start, span.end)
  return { message: `"${quoted}" says how well it goes. That belongs in the outcome statements.`, span }
}
