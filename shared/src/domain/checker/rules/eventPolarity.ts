import { cachedByWord } from '../text/cachedByWord.ts'
import { possibleBases } from '../text/wordForms.ts'
import {
  CONFORMING,
  MATCHING,
  MEASURED_AGAINST,
  UNWISHED,
  WANTED_AFTER_LINK,
} from '../vocabulary/assurance.ts'
import { DETERMINERS, PREPOSITIONS } from '../vocabulary/functionWords.ts'
import {
  CHOOSING,
  LIGHT_GERUNDS,
  NOTICING,
  RESOLVED,
  RESOLVING,
  RIGHT,
  UNWANTED_AFTER_LINK,
  UNWANTED_GERUNDS,
  UNWANTED_NOUNS,
  UNWANTED_STATES,
  UNWANTED_VERBS,
  WANTED_GERUNDS,
  WANTED_NOUNS,
  WANTED_STATES,
  WANTED_VERBS,
} from '../vocabulary/polarity.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { isMishap, isMishapNoun } from './isMishap.ts'

/** Whether people want more or less of something. */
export type Polarity = 'wanted' | 'unwanted'

const NEGATIONS = wordSet("not never no cannot isn't aren't doesn't don't won't nobody")
/** Verbs before a state: "is damaged", "arrives intact". */
const LINKS = wordSet(`
  is are was were be been being get gets getting got become becomes go goes arrive arrives arriving remain remains stay
  stays turn turns end ends delivered finish finishes finishing start starts starting come comes coming came run runs
  running ran fall falls falling fell pass passes passed drift
  drifts drifting
`)
const BETWEEN = wordSet('not never also already still too very severely badly up')
const HAPPENING = wordSet('occurs occur happens happen arises arise occurring happening')
const RELATIVES = wordSet('that who which')
const OF_TIME = wordSet('on in')
const WRONG = wordSet('wrong incorrect')

const opposite = (polarity: Polarity): Polarity => (polarity === 'wanted' ? 'unwanted' : 'wanted')

/** Whether a word turns what is unwanted into something wanted, in any form. */
export const isResolving = cachedByWord(
  (key) => RESOLVED.has(key) || RESOLVING.has(key) || possibleBases(key).some((base) => RESOLVING.has(base)),
)

/** Resolving verbs whose negation is unwanted: "a leak is not noticed". */
const isUnresolved = (words: readonly string[], at: number): boolean =>
  isNoticing(words[at] ?? '') && isNegated(words, at)

const isNoticing = cachedByWord(
  (key) => key === 'found' || NOTICING.has(key) || possibleBases(key).some((base) => NOTICING.has(base)),
)

/** "no box", "none of the boxes" */
const NO_SUBJECT = wordSet('no none nobody nothing neither')

const isUnwantedState = (key: string): boolean => UNWANTED_STATES.has(key) || isMishap(key)
const isUnwantedGerund = (key: string): boolean =>
  UNWANTED_GERUNDS.has(key) || (key.endsWith('ing') && isMishap(key))

const isPreposition = (key: string): boolean => key === 'of' || (PREPOSITIONS.has(key) && !RELATIVES.has(key))

/** The polarity of a clause after "the likelihood that". */
export function clausePolarity(words: readonly string[]): Polarity | null {
  if (NO_SUBJECT.has(words[0] ?? '')) {
    const polarity = assertedPolarity(words.slice(1))
    return polarity === null ? null : opposite(polarity)
  }
  return assertedPolarity(words)
}

function assertedPolarity(words: readonly string[]): Polarity | null {
  if (words.some((_, at) => isUnresolved(words, at))) return 'unwanted'
  if (words.some(isResolving)) return null
  const found = words.flatMap((_, at): readonly Polarity[] => {
    const polarity = predicateAt(words, at)
    return polarity === null ? [] : [isNegated(words, at) ? opposite(polarity) : polarity]
  })
  return agreed(found)
}

/** Words of which a predicate may be made, without which most words need not be read with those around them. */
const isOfPredicate = cachedByWord(
  (key) =>
    OF_TIME.has(key) ||
    key === 'up' ||
    key === 'meet' ||
    key === 'meets' ||
    isUnwantedState(key) ||
    [CONFORMING, MATCHING, UNWANTED_AFTER_LINK, WANTED_STATES, WANTED_AFTER_LINK, CHOOSING].some((list) =>
      list.has(key),
    ) ||
    [UNWANTED_NOUNS, UNWANTED_VERBS, WANTED_VERBS].some((list) => list.has(key)),
)

function predicateAt(words: readonly string[], at: number): Polarity | null {
  const key = words[at] ?? ''
  if (!isOfPredicate(key)) return null
  const before = words[at - 1] ?? ''
  if (isTimely(words, at) || isMatching(words, at)) return 'wanted'
  if (isLinked(words, at)) {
    if (isUnwantedState(key) || UNWANTED_AFTER_LINK.has(key)) return 'unwanted'
    if (WANTED_STATES.has(key) || (WANTED_AFTER_LINK.has(key) && isLast(words, at))) return 'wanted'
    if (CHOOSING.has(key)) return subjectPolarity(words.slice(0, at))
  }
  if (UNWANTED_NOUNS.has(key) && HAPPENING.has(words[at + 1] ?? '')) return 'unwanted'
  if (at === 0 || (!RELATIVES.has(before) && DETERMINERS.has(before)) || isPreposition(before)) return null
  if (key.startsWith('los') && words[at + 1] === 'weight') return null
  if (UNWANTED_VERBS.has(key) || (key.endsWith('s') && isMishap(key))) return 'unwanted'
  return WANTED_VERBS.has(key) ? 'wanted' : null
}

/** "on time", "in time", "up to date" */
const isTimely = (words: readonly string[], at: number): boolean =>
  (OF_TIME.has(words[at] ?? '') && words[at + 1] === 'time') ||
  (words[at] === 'up' && words[at + 1] === 'to' && words[at + 2] === 'date')

/** Not "clean of" or "ready for" something. */
const isLast = (words: readonly string[], at: number): boolean =>
  words[at + 1] === undefined || words[at + 1] === 'at' || words[at + 1] === 'on'

/** "match the order", "conform to the drawing", "meet the requirements" */
function isMatching(words: readonly string[], at: number): boolean {
  const key = words[at] ?? ''
  const next = words[at + 1] ?? ''
  const before = words[at - 1] ?? ''
  if (at === 0 || (!RELATIVES.has(before) && DETERMINERS.has(before))) return false
  if (CONFORMING.has(key)) return next === '' || next === 'to' || next === 'with'
  if (MATCHING.has(key)) return DETERMINERS.has(next)
  return (key === 'meet' || key === 'meets') && words.slice(at + 1).some((word) => MEASURED_AGAINST.has(word))
}

function isLinked(words: readonly string[], at: number): boolean {
  let link = at - 1
  while (link >= at - 3 && BETWEEN.has(words[link] ?? '')) link -= 1
  return LINKS.has(words[link] ?? '')
}

/** How many words before a state or verb a negation counts: "does not get damaged". */
const NEGATION_REACH = 3

function isNegated(words: readonly string[], at: number): boolean {
  const between = words.slice(Math.max(0, at - NEGATION_REACH), at)
  const negation = between.findLastIndex((key) => NEGATIONS.has(key))
  return (
    negation >= 0 &&
    between.slice(negation + 1).every((key) => LINKS.has(key) || BETWEEN.has(key) || WANTED_VERBS.has(key))
  )
}

/** "the right blade is chosen", "the wrong dose is given" */
function subjectPolarity(subject: readonly string[]): Polarity | null {
  const [first = '', second = ''] = subject
  const adjective = DETERMINERS.has(first) ? second : first
  if (RIGHT.has(adjective)) return 'wanted'
  return WRONG.has(adjective) ? 'unwanted' : null
}

function agreed(found: readonly Polarity[]): Polarity | null {
  const [first] = found
  return first !== undefined && found.every((each) => each === first) ? first : null
}

/** The polarity of a noun or a gerund with its object, after "the likelihood of". */
export function eventPolarity(words: readonly string[]): Polarity | null {
  const isNegative = NEGATIONS.has(words[0] ?? '')
  const event = isNegative ? words.slice(1) : words
  const polarity = gerundPolarity(event)
  // "Recovering too slowly" is not wanted.
  if (polarity === 'wanted' && event.includes('too')) return null
  return polarity !== null && isNegative ? opposite(polarity) : polarity
}

function gerundPolarity(words: readonly string[]): Polarity | null {
  const [head = '', ...object] = words
  if (isUnwantedGerund(head) && object[0] !== 'weight') return 'unwanted'
  if (WANTED_GERUNDS.has(head)) return 'wanted'
  if (!head.endsWith('ing')) return happeningPolarity(words)
  // What is found out may itself be unwanted: "finding out that a part is missing", "noticing during a flight that …".
  if (isResolving(head)) return isOpenObject(object) ? null : 'wanted'
  if (words.some(isResolving)) return null
  if (CHOOSING.has(head)) return subjectPolarity(object)
  const states = words.flatMap((_, at): readonly Polarity[] => {
    const isUnwanted =
      words[at] === 'late' && !DETERMINERS.has(words[at - 1] ?? '') && !isPreposition(words[at - 1] ?? '')
    const polarity = isUnwanted ? 'unwanted' : predicateAt(words, at)
    return polarity === null ? [] : [isNegated(words, at) ? opposite(polarity) : polarity]
  })
  if (states.length > 0) return agreed(states)
  return LIGHT_GERUNDS.has(head) ? thingPolarity(object) : null
}

/** "removing more fluid than prescribed", "treating the wrong tooth" */
const isOpenObject = (object: readonly string[]): boolean =>
  object.length === 0 || object.some((key) => key === 'that' || key === 'than' || WRONG.has(key))

/** "an accident", "an item being damaged" */
function happeningPolarity(words: readonly string[]): Polarity | null {
  if (words.includes('being') || words.includes('getting')) return clausePolarity(words)
  return subjectGerundPolarity(words) ?? thingPolarity(words)
}

/** "a kiln overheating", "a kiln not overheating" */
function subjectGerundPolarity(words: readonly string[]): Polarity | null {
  const end = words.findIndex(isPreposition)
  const [gerund = '', before = ''] = (end < 0 ? words : words.slice(0, end)).toReversed()
  // Who wins may be the opponent.
  if (before === '' || DETERMINERS.has(before) || gerund === 'winning') return null
  const isUnwanted = isUnwantedGerund(gerund)
  if (!isUnwanted && !WANTED_GERUNDS.has(gerund)) return null
  return isUnwanted === NEGATIONS.has(before) ? 'wanted' : 'unwanted'
}

/** The polarity of a thing with what is said about it: "errors made", "patients who recover", "food that spoils". */
export function thingPolarity(words: readonly string[]): Polarity | null {
  if (isUnwished(words)) return 'unwanted'
  if (words.some(isResolving)) return null
  const end = words.findIndex(isPreposition)
  const phrase = end < 0 ? words : words.slice(0, end)
  const relative = phrase.findIndex((key) => RELATIVES.has(key))
  const found = phrase.flatMap((key, at): readonly Polarity[] => {
    if ((UNWANTED_NOUNS.has(key) || isMishapNoun(key)) && isLastNoun(phrase, at)) return ['unwanted']
    if (WANTED_NOUNS.has(key) && isLastNoun(phrase, at)) return ['wanted']
    if (key === 'thrown' && AWAY.has(words[at + 1] ?? '')) return ['unwanted']
    const state = isUnwantedState(key) ? 'unwanted' : WANTED_STATES.has(key) ? 'wanted' : null
    const polarity = state ?? (relative >= 0 && at > relative ? predicateAt(phrase, at) : null)
    return polarity === null ? [] : [isNegated(phrase, at) ? opposite(polarity) : polarity]
  })
  const isPunctual = words.some((_, at) => isTimely(words, at))
  const punctual: Polarity = words.some((key) => NEGATIONS.has(key)) ? 'unwanted' : 'wanted'
  return agreed(isPunctual ? [...found, punctual] : found)
}

const AWAY = wordSet('away out overboard')
const PARTICIPLES = wordSet('made lost left sent taken done given found')

/** "unplanned stops on a trip", but "unexpected guests seated", "unplanned stops that are avoided" */
function isUnwished(words: readonly string[]): boolean {
  const at = words.findIndex((key) => UNWISHED.has(key))
  const end = words.findIndex((key, index) => index > at && isPreposition(key))
  const nouns = words.slice(at + 1, end < 0 ? undefined : end)
  return (
    at >= 0 &&
    nouns.length > 0 &&
    !words.slice(0, at).some((key) => isPreposition(key) || isResolving(key)) &&
    nouns.every((key) => !RELATIVES.has(key) && !key.endsWith('ed') && !RESOLVED.has(key)) &&
    (end < 0 || !words.slice(end).some(isResolving))
  )
}

/** Whether a noun is not part of a longer name, such as "error message". */
function isLastNoun(phrase: readonly string[], at: number): boolean {
  const next = phrase[at + 1]
  return next === undefined || RELATIVES.has(next) || next.endsWith('ed') || PARTICIPLES.has(next)
}
