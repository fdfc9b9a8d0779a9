import type { Statement, Word } from '../text/Statement.ts'
import { DETERMINERS, PREPOSITIONS } from '../vocabulary/functionWords.ts'
import { UNWANTED_METRICS, UNWANTED_NOUNS, WANTED_METRICS, WANTED_NOUNS } from '../vocabulary/polarity.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { assuredPolarity, type Counted } from './assuredPolarity.ts'
import { clausePolarity, eventPolarity, isResolving, type Polarity, thingPolarity } from './eventPolarity.ts'
import type { Outcome } from './readOutcome.ts'

const CHANCES = wordSet('likelihood chance chances probability odds')
const RISKS = wordSet('risk risks')
const COUNTS = wordSet(`
  number amount amounts percentage percent proportion share frequency rate rates count quantity quantities fraction
  incidence occurrence occurrences instances volume level levels
`)
/** Counts of which less need not mean that less is left out. Fewer acts may also mean less work. */
const SHARES = wordSet('percentage percent proportion share fraction rate')
const DURATIONS = wordSet('time duration period hours minutes days effort')
/** Words that open the circumstances, which say nothing about the direction. */
const CIRCUMSTANCES = wordSet(`
  when whenever while during before after once until till if unless where wherever without because although though despite
  due so needed required
`)

/**
 * Whether people want more or less of what a statement measures, as far as the words of short lists show.
 * @returns null if the words leave it open
 */
export function polarityOf({ words }: Statement, outcome: Outcome): Polarity | null {
  const { metric, from, direction, directionAt } = outcome
  if (metric === null || metric.kind === 'unknown' || metric.kind === 'quality') {
    return direction === 'prevent' ? eventPolarity(core(words, directionAt + 1)) : null
  }
  if (metric.kind !== 'metric') return null
  const key = words[metric.at]?.key ?? ''
  const rest = core(words, metric.at + 1)
  if (CHANCES.has(key)) {
    return (
      chancePolarity(rest) ??
      (rest[0] === 'that' ? assured(words, metric.at + 1, rest.length, 'chance') : null)
    )
  }
  if (RISKS.has(key)) return chancePolarity(rest) === 'wanted' ? 'wanted' : 'unwanted'
  if (COUNTS.has(key)) {
    const found = namedPolarity(words.slice(from, metric.at)) ?? countedPolarity(rest)
    return (
      found ??
      (rest[0] === 'of'
        ? assured(words, metric.at + 1, rest.length, SHARES.has(key) ? 'share' : 'number')
        : null)
    )
  }
  if (DURATIONS.has(key) && isToil(words, metric.at + 1)) return 'unwanted'
  return metricPolarity(key, rest)
}

const assured = (words: readonly Word[], from: number, length: number, counted: Counted): Polarity | null =>
  assuredPolarity(
    words.slice(from).map(({ key }) => key),
    length,
    counted,
  )

/** The words up to the circumstances. */
function core(words: readonly Word[], from: number): readonly string[] {
  const keys = words.slice(from).map(({ key }) => key)
  const end = keys.findIndex((key) => CIRCUMSTANCES.has(key))
  return end < 0 ? keys : keys.slice(0, end)
}

function chancePolarity([tie, ...rest]: readonly string[]): Polarity | null {
  if (tie === 'that') return clausePolarity(rest)
  return tie === 'of' ? eventPolarity(rest) : null
}

function countedPolarity([tie, ...rest]: readonly string[]): Polarity | null {
  if (tie === 'of') return thingPolarity(rest)
  return tie === 'with' && rest[0] === 'which' ? clausePolarity(rest.slice(1)) : null
}

/** "the error rate", "the success rate" */
function namedPolarity(modifiers: readonly Word[]): Polarity | null {
  const key = modifiers.at(-1)?.key ?? ''
  if (UNWANTED_NOUNS.has(key)) return 'unwanted'
  return WANTED_NOUNS.has(key) ? 'wanted' : null
}

/** "the time it takes to …", "the hours spent waiting". "The time it takes a thief to …" may be wanted. */
function isToil(words: readonly Word[], at: number): boolean {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3).map(({ key }) => key)
  if (first === 'it') return second === 'takes' && third === 'to'
  if (first === 'required' || first === 'needed') return second === 'to'
  return first === 'spent' && (second === 'waiting' || second === 'searching' || second === 'looking')
}

function metricPolarity(key: string, rest: readonly string[]): Polarity | null {
  const [next] = rest
  const isWhole = next === undefined || next === 'of' || PREPOSITIONS.has(next) || DETERMINERS.has(next)
  const isQualified = rest.includes('that') && rest.some(isResolving)
  if (!isWhole || isQualified) return null
  if (UNWANTED_METRICS.has(key)) return 'unwanted'
  return WANTED_METRICS.has(key) ? 'wanted' : null
}
