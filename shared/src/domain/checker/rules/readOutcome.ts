import type { Statement, Word } from '../text/Statement.ts'
import type { Vocabulary } from '../text/Vocabulary.ts'
import { looksLikeNoun } from '../text/wordForms.ts'
import { type Direction, directionOf } from '../vocabulary/directions.ts'
import { AUXILIARIES, DETERMINERS, PREPOSITIONS, PRONOUNS_OF_SPEECH } from '../vocabulary/functionWords.ts'
import {
  FEELING_WORDS,
  FEELINGS,
  FEELINGS_IF_MEASURED,
  NEVER_METRICS,
  NON_METRICS,
  SOFT_METRICS,
} from '../vocabulary/metrics.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

/** What is at the metric's position: a metric, a doubtful one, none, a feeling, or an unknown noun. */
export type MetricKind = 'metric' | 'soft' | 'none' | 'feeling' | 'quality' | 'unknown'

export interface MetricFound {
  readonly kind: MetricKind
  /** Index of the noun, or of the last word of its phrase. */
  readonly at: number
}

/** The parts of an outcome statement that are present (docs/method.md §4). */
export interface Outcome {
  readonly direction: Direction
  readonly directionAt: number
  /** First word of the phrase in which the metric is searched. */
  readonly from: number
  /** null if there is nothing at the metric's position. */
  readonly metric: MetricFound | null
}

const PHRASE_ENDS = wordSet(`
  that it to of and or spent spend spends required needed caused taken lost wasted associated involved they he she & /
`)
/** Verbs that are a direction only before a metric: "cut the time", but not "cut a piece of wood". */
const EVERYDAY_VERBS = wordSet(`
  cut cuts cutting limit limits limiting raise raises raising remove removing stop stopping extend expand strengthen
  shrink curb
`)
const OF_THE_MIND = wordSet('cognitive mental emotional')
/** Measures that are none before "into" or "over": "visibility into a status", "control over a process". */
const OF_INSIGHT = wordSet('visibility transparency control insight insights overview power')
const OF_CONTROL = wordSet('transparency control insight insights overview')
/** What there can be more or less of, although it is no measure: "the level of support". */
const OF_PLENTY = wordSet('support service process workflow interaction look knowledge learning value')
const INTO = wordSet('into over')
/** Measures of anything, which take the kind of what they measure: "the level of comfort". */
const OF_ANYTHING = wordSet('level levels degree amount extent')
/** Measured like time; in the mind it is doubtful. */
const EFFORT = wordSet('effort efforts')
const QUANTIFYING = wordSet(`
  spent required needed taken lost wasted used consumed paid made missed printed bought returned ordered thrown discarded
  spilled forgotten left
`)
const LONGEST_PHRASE = 5

/** The last one that was read, because the rules read a statement one after another. */
let last: {
  readonly words: readonly Word[]
  readonly vocabulary: Vocabulary
  readonly outcome: Outcome | null
} | null = null

/** The parts of an outcome statement; null without a direction. */
export function readOutcome({ words }: Statement, vocabulary: Vocabulary): Outcome | null {
  if (last?.words !== words || last.vocabulary !== vocabulary) {
    last = { words, vocabulary, outcome: outcomeOf(words, vocabulary) }
  }
  return last.outcome
}

function outcomeOf(words: readonly Word[], vocabulary: Vocabulary): Outcome | null {
  const directionAt = words[0]?.key === 'to' ? 1 : 0
  const direction = directionOf(words[directionAt]?.key ?? '')
  if (direction === undefined) return null
  let from = directionAt + 1
  while (isDeterminer(words[from])) from += 1
  let end = from
  while (end < from + LONGEST_PHRASE && isInPhrase(words[end])) end += 1
  const metric =
    end === from
      ? null
      : namesThings(words, directionAt + 1, end, vocabulary)
        ? ({ kind: 'unknown', at: end - 1 } as const)
        : qualified(words, metricIn(words, from, end, vocabulary))
  const isMeasured = metric !== null && metric.kind !== 'unknown' && metric.kind !== 'quality'
  if (!isMeasured && EVERYDAY_VERBS.has(words[directionAt]?.key ?? '')) return null
  return { direction, directionAt, from, metric }
}

/** What a metric is by the words after it: "visibility into" and "the level of comfort" measure nothing. */
function qualified(words: readonly Word[], found: MetricFound): MetricFound {
  const { kind, at } = found
  const key = words[at]?.key ?? ''
  const next = words[at + 1]?.key ?? ''
  if (OF_INSIGHT.has(key) && INTO.has(next)) return { kind: 'none', at }
  if (kind !== 'metric' || !OF_ANYTHING.has(key) || next !== 'of') return found
  const thing = words[at + 2]?.key ?? ''
  // "The stress on a joint" is a load.
  const isLoad = words[at + 3]?.key === 'on'
  if (!isLoad && (FEELINGS.has(thing) || FEELINGS_IF_MEASURED.has(thing))) return { kind: 'soft', at: at + 2 }
  if (NEVER_METRICS.has(thing) || OF_CONTROL.has(thing)) return { kind: 'none', at: at + 2 }
  return NON_METRICS.has(thing) && !OF_PLENTY.has(thing) ? { kind: 'soft', at: at + 2 } : found
}

/** Whether a metric only describes things that are not counted: "noise complaints", but not "fuel costs". */
function namesThings(words: readonly Word[], from: number, end: number, vocabulary: Vocabulary): boolean {
  if (!vocabulary.metrics.has(words[from]?.key ?? '')) return false
  const rest = words.slice(from + 1, end).map(({ key }) => key)
  const next = words[end]?.key ?? ''
  return (
    /[^s]s$/.test(rest.at(-1) ?? '') &&
    !rest.some((key) => vocabulary.metrics.has(key) || key.endsWith('ed')) &&
    (next === '' || PREPOSITIONS.has(next))
  )
}

/** Whether a participle after a noun says that it is counted or weighed: "the pages printed", "the water used". */
function isQuantified(phrase: readonly Word[]): boolean {
  return phrase.some(({ key }, at) => {
    const noun = phrase[at - 1]?.key ?? ''
    return noun !== '' && (QUANTIFYING.has(key) || (noun.endsWith('s') && key.endsWith('ed')))
  })
}

const isDeterminer = (word: Word | undefined): boolean => word !== undefined && DETERMINERS.has(word.key)

function isInPhrase(word: Word | undefined): boolean {
  if (word === undefined) return false
  const { key } = word
  return !(
    PHRASE_ENDS.has(key) ||
    PREPOSITIONS.has(key) ||
    DETERMINERS.has(key) ||
    AUXILIARIES.has(key) ||
    PRONOUNS_OF_SPEECH.has(key)
  )
}

/** What may be at the metric's position instead of one of the vocabulary, likeliest first. */
const OTHER_KINDS: readonly (readonly [MetricKind, ReadonlySet<string>])[] = [
  ['feeling', FEELINGS],
  ['feeling', FEELINGS_IF_MEASURED],
  ['none', NON_METRICS],
  ['soft', SOFT_METRICS],
  ['feeling', FEELING_WORDS],
]

function metricIn(words: readonly Word[], from: number, end: number, vocabulary: Vocabulary): MetricFound {
  const keys = words.slice(from, end).map(({ key }) => key)
  if (keys.some((key) => OF_THE_MIND.has(key))) {
    return { kind: EFFORT.has(keys.at(-1) ?? '') ? 'soft' : 'none', at: end - 1 }
  }
  const measured = keys.findIndex((key) => vocabulary.metrics.has(key))
  if (measured >= 0) return { kind: 'metric', at: from + measured }
  for (const [kind, list] of OTHER_KINDS) {
    const at = keys.findIndex((key) => list.has(key))
    if (at >= 0) return { kind, at: from + at }
  }
  if (isQuantified(words.slice(from, end + 1))) return { kind: 'metric', at: end - 1 }
  return { kind: looksLikeNoun(keys.at(-1) ?? '') ? 'quality' : 'unknown', at: end - 1 }
}
