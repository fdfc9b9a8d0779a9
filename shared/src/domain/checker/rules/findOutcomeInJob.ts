import type { FindInText, RemarkDraft } from '../Rule.ts'
import { isNumber } from '../text/compounds.ts'
import { removed, spanOf, suggestion } from '../text/edits.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Statement } from '../text/Statement.ts'
import type { Vocabulary } from '../text/Vocabulary.ts'
import { isAdverbOfManner } from '../text/wordForms.ts'
import { OUTCOME_ADVERBS, OUTCOME_PHRASES, OUTCOME_WORDS } from '../vocabulary/evaluative.ts'
import { ARTICLES } from '../vocabulary/functionWords.ts'
import { DURATION_UNITS } from '../vocabulary/quantities.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

const OUTCOME_DIRECTIONS = wordSet('minimize maximize')
const EVERYDAY_DIRECTIONS = wordSet('increase decrease reduce cut lower')
const SPARED = wordSet('time effort energy')
const AMOUNTS = wordSet('less more fewer')
const PLAIN_ADJECTIVES = wordSet(
  'fast quick easy cheap efficient seamless good lowest highest shortest longest latest longer cleaner stronger happier greener quieter fresher',
)

const outcomePhrases = phraseList([OUTCOME_PHRASES])
/** Words between "as" and "as possible": "as little of the flour as possible". */
const LONGEST_COMPARISON = 6
/** Words that lead to a measure, and the measures they lead to: "at the lowest cost". */
const AT = wordSet('cost costs price prices expense rate risk')
const IN = wordSet('time hours minutes days')
/** Words that make a measure of the noun behind them: "with little effort", "with the least waste". */
const AMOUNTS_OF = wordSet('little less least minimal minimum maximum maximal fewest fewer most zero lowest')

const FEWER = wordSet('fewer fewest')
const isPlural = (key: string): boolean => /[^s]s$/.test(key)

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
    if (key === 'possible') {
      const from = comparisonStart(statement, index)
      return from === null ? [] : [howWell(statement, from, index)]
    }
    const phrase =
      outcomePhrases.lengthAt(words, index) ||
      measuredLength(statement, index, vocabulary) ||
      limitLength(statement, index)
    if (phrase > 0) return [{ ...howWell(statement, index, index + phrase - 1), severity: 'warning' }]
    if (key === 'longer' && words[index - 1]?.key === 'no') return []
    if (OUTCOME_WORDS.has(key) && !PLAIN_ADJECTIVES.has(key)) return [howWell(statement, index, index)]
    return PLAIN_ADJECTIVES.has(key) || vocabulary.evaluative.has(key)
      ? [{ ...howWell(statement, index, index), severity: 'warning' }]
      : []
  })
}

/** Index of the first word of "as little waste as possible"; null if "possible" compares nothing. */
function comparisonStart({ words }: Statement, possible: number): number | null {
  if (words[possible - 1]?.key !== 'as') return null
  const from = Math.max(0, possible - 1 - LONGEST_COMPARISON)
  const at = words.slice(from, possible - 1).findLastIndex(({ key }) => key === 'as')
  return at < 0 ? null : from + at
}

/** Number of words of a phrase such as "with the least waste"; 0 for none. */
function measuredLength({ words }: Statement, index: number, vocabulary: Vocabulary): number {
  const key = words[index]?.key ?? ''
  const measures = key === 'with' ? vocabulary.metrics : key === 'at' ? AT : key === 'in' ? IN : null
  if (measures === null) return 0
  let at = index + 1
  if (ARTICLES.has(words[at]?.key ?? '')) at += 1
  if (!AMOUNTS_OF.has(words[at]?.key ?? '')) return 0
  if (key === 'with' && FEWER.has(words[at]?.key ?? '') && isPlural(words[at + 1]?.key ?? ''))
    return at + 2 - index
  if (words[at + 1]?.key === 'possible') at += 1
  const thing = words[at + 1]?.key ?? ''
  return measures.has(thing) || (thing === 'amount' && key !== 'at') ? at + 2 - index : 0
}

const LIMITING = wordSet('within under')

/** Number of words of a limit such as "within an hour"; 0 for none. */
function limitLength({ words }: Statement, index: number): number {
  if (!LIMITING.has(words[index]?.key ?? '')) return 0
  const quantity = words[index + 1]?.key ?? ''
  const isQuantity = quantity === 'a' || quantity === 'an' || isNumber(quantity)
  return isQuantity && DURATION_UNITS.has(words[index + 2]?.key ?? '') ? 3 : 0
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
