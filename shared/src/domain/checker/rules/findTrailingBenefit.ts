import type { FindInText, LooksFor } from '../Rule.ts'
import { spanOf, suggestion } from '../text/edits.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Word } from '../text/Statement.ts'
import { DURATION_UNITS } from '../vocabulary/quantities.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

const benefits = phraseList([
  `so that | so the | so they | so users | so customers | so people | so i | so we | so you | so it | so as to | in order to |
  in order for | in order that | thereby | thus | therefore | hence | consequently | as a result | resulting in | which allows | which enables | which means | which helps |
  which lets | that way | to be able to | because`,
])
const afterComma = phraseList([
  `to ensure | to make sure | allowing | enabling | letting | helping | leading to | making | which | improving | reducing |
  protecting | saving | keeping | preventing | avoiding | ensuring | so | increasing | raising | lowering | giving`,
])

/** Verbs that name a purpose: "to improve punctuality", "to keep costs down". */
const PURPOSES = wordSet(`
  improve ensure enhance boost maximize optimize save keep protect prevent avoid reduce lower minimize increase satisfy
  preserve guarantee stay remain make meet give let help support allow enable facilitate promote encourage
`)
/** Purposes that are often part of what is measured: "a dressing tight enough to prevent bleeding". */
const PLAIN_PURPOSES = wordSet(`
  keep protect prevent avoid reduce lower minimize increase satisfy preserve stay remain support allow enable facilitate
  promote encourage
`)
/** Purposes only after circumstances: "volunteers to help at a race", "flour to make bread". */
const WEAK_PURPOSES = wordSet('make meet give let help')
/** Words before a purpose that belongs to them: "staff who have to keep watch", "too heavy to keep upright". */
const HAVING_TO = wordSet('has have had having enough')
/** Words of a question, whose infinitive is part of what is measured: "decide which valves to keep". */
const QUESTIONS = wordSet('which what how whether who whom')
/** Words of a purpose's own circumstances. */
const CIRCUMSTANCES = wordSet('when while during before after until if unless')
/** Words that take an infinitive: "decide how to save", "the steps needed to ensure". */
const BEFORE_INFINITIVE = wordSet(`
  takes take taking taken needed required necessary used able unable how whether when where what way ways means step steps measure measures
  action actions attempt attempts effort efforts chance chances opportunity opportunities decision decisions plan plans
  option options idea ideas fail fails failing failed try tries trying tried need needs want wants begin begins start
  starts and or not is are was were
`)
const IRREGULAR_PARTICIPLES = wordSet(`
  lost left sent thrown made spent done paid overpaid sold taken broken bought put cut hit hurt shut kept held brought caught
  found told met built begun gone seen written driven eaten fallen forgotten frozen given hidden stolen stuck torn worn
`)
const isEvent = (key: string): boolean =>
  key === 'that' || /(?:ed|ing)$/.test(key) || IRREGULAR_PARTICIPLES.has(key)

/**
 * "Because of a missing part" and "discarded because they expired" tell a cause, which is no benefit.
 * @param eventAt index of the first event after the metric; -1 if there is none
 */
function isCause(text: string, words: readonly Word[], index: number, eventAt: number): boolean {
  if (words[index]?.key !== 'because') return false
  if (words[index + 1]?.key === 'of') return true
  return !isAfterComma(text, words, index) && eventAt >= 0 && eventAt < index
}

const isAfterComma = (text: string, words: readonly Word[], index: number): boolean => {
  const start = words[index]?.start ?? 0
  return /,\s*$/.test(text.slice(Math.max(0, start - 3), start))
}

/** "to improve punctuality" after a complete object */
const isPurpose = (words: readonly Word[], index: number, places: () => Places): boolean =>
  words[index]?.key === 'to' &&
  PURPOSES.has(words[index + 1]?.key ?? '') &&
  !BEFORE_INFINITIVE.has(words[index - 1]?.key ?? '') &&
  (WEAK_PURPOSES.has(words[index + 1]?.key ?? '')
    ? isAfterCircumstances(words, index, places())
    : !PLAIN_PURPOSES.has(words[index + 1]?.key ?? '') || isAfterObject(words, index, places()))

const MODALS = wordSet('can could will may would')
const LONGEST_SUBJECT = 4

/** "so passengers can relax", but "so heavy that nobody can lift it" */
function isResult(words: readonly Word[], index: number): boolean {
  if (words[index]?.key !== 'so') return false
  const following = words.slice(index + 1, index + 1 + LONGEST_SUBJECT).map(({ key }) => key)
  return following.some((key) => MODALS.has(key)) && !following.includes('that')
}

/** Places in a statement, infinite if it has none. They are found once, since a purpose may follow every word. */
interface Places {
  /** The first word of a question, or "too", whose infinitive is part of what is measured. */
  readonly open: number
  /** "to" in "it takes to", and the next "to". */
  readonly takes: number
  readonly afterTakes: number
  /** The first word of the circumstances, and the next "to". */
  readonly circumstances: number
  readonly afterCircumstances: number
}

function placesOf(words: readonly Word[]): Places {
  const first = (isFound: (key: string, at: number) => boolean): number => {
    const at = words.findIndex(({ key }, index) => isFound(key, index))
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const takes = first((key, at) => key === 'to' && words[at - 1]?.key === 'takes')
  const circumstances = first((key) => CIRCUMSTANCES.has(key))
  return {
    open: first((key) => key === 'too' || QUESTIONS.has(key)),
    takes,
    afterTakes: first((key, at) => at > takes && key === 'to'),
    circumstances,
    afterCircumstances: first((key, at) => at > circumstances && key === 'to'),
  }
}

/** Whether a purpose follows a whole statement: an infinitive with its object, or circumstances. */
function isAfterObject(words: readonly Word[], index: number, places: Places): boolean {
  const last = words[index - 1]?.key ?? ''
  if (HAVING_TO.has(last) || last.endsWith('ed') || IRREGULAR_PARTICIPLES.has(last)) return false
  if (places.open < index) return false
  if (DURATION_UNITS.has(last)) return true
  if (places.takes < index - SHORTEST_OBJECT) return places.afterTakes >= index
  return isAfterCircumstances(words, index, places)
}

const isAfterCircumstances = (
  words: readonly Word[],
  index: number,
  { open, circumstances, afterCircumstances }: Places,
): boolean =>
  open >= index &&
  !HAVING_TO.has(words[index - 1]?.key ?? '') &&
  circumstances < index - 1 &&
  afterCircumstances >= index

/** Words of an infinitive with its object: "to treat burns". */
const SHORTEST_OBJECT = 3

const MESSAGE = 'Drop the benefit (“so that …”). End the statement before it.'

/** O16: a statement ends before its benefit. */
export const findTrailingBenefit: FindInText = (statement, vocabulary) => {
  const { text, words } = statement
  const from = (readOutcome(statement, vocabulary)?.metric?.at ?? 0) + 1
  const eventAt = words.findIndex(({ key }, index) => index >= from && isEvent(key))
  let found: Places | undefined
  const places = () => {
    found ??= placesOf(words)
    return found
  }
  const at = words.findIndex(
    (_word, index) =>
      index > from &&
      ((benefits.lengthAt(words, index) > 0 && !isCause(text, words, index, eventAt)) ||
        isPurpose(words, index, places) ||
        isResult(words, index) ||
        (afterComma.lengthAt(words, index) > 0 && isAfterComma(text, words, index))),
  )
  const start = words[at]?.start
  if (start === undefined) return []
  return [
    {
      message: MESSAGE,
      span: spanOf(statement, at, words.length - 1),
      suggestion: suggestion(statement, 'End it here', () =>
        text
          .slice(0, start)
          .trimEnd()
          .replace(/[,;–—-]$/, '')
          .trimEnd(),
      ),
    },
  ]
}

/** Words that open a benefit, and verbs of a purpose. */
export const looksForBenefit: LooksFor = ({ key }) =>
  key === 'so' || benefits.tells(key) || afterComma.tells(key) || PURPOSES.has(key)

/** O16 in examples: "e.g. so that guests can eat" gives a reason instead of an example. */
export const findBenefitInExamples: FindInText = (statement) => {
  const at = statement.words.findIndex((_word, index) => benefits.lengthAt(statement.words, index) > 0)
  return at < 0
    ? []
    : [{ message: MESSAGE, span: spanOf(statement, at, statement.words.length - 1), suggestion: null }]
}
