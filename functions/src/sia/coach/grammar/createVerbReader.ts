import {
  CAUSING,
  GIVING,
  INCOMPLETE,
  INTRANSITIVE,
  MODALS,
  OBJECT_STATES,
  OPEN_ENDED,
  PARTICLES,
  STATES,
  SUBORDINATORS,
} from './PHRASE_WORDS.ts'
import {
  type End,
  end,
  type PhraseReader,
  type Read,
  remembered,
  unique,
  type VerbReader,
  type Words,
} from './PhraseReader.ts'
import { isBase, isGerund, isState as isStateForm, isVerbForm } from './wordForms.ts'

const PLACES: ReadonlySet<string> = new Set([
  'there',
  'away',
  'home',
  'upstairs',
  'downstairs',
  'outside',
  'inside',
])
/** What is so, and not where: "the dose is off". */
const AWAY: ReadonlySet<string> = new Set(['off', 'on', 'out', 'down', 'over', 'away', 'up'])
const STRANDED: ReadonlySet<string> = new Set(['for', 'with', 'after', 'at'])
const NEAR: ReadonlySet<string> = new Set(['near', 'close', 'far'])
const DEGREES: ReadonlySet<string> = new Set(['too', 'so', 'very'])
const AUXILIARY: ReadonlySet<string> = new Set([...MODALS, 'not', 'to'])

/** @param all the readers of the same text, once they are there */
export function createVerbReader({ at, key }: Words, all: () => PhraseReader): VerbReader {
  /** What may follow a verb: an object, places and times, how, what for, and clauses. */
  function complements(from: number, takesObject: boolean): readonly End[] {
    const none: End = { at: from, number: 'any' }
    const object = takesObject ? all().nouns(from) : []
    // "who owes what"
    const asked = takesObject && key(from) === 'what' ? [end(from + 1)] : []
    const starts = unique([none, ...object, ...asked])
    return unique(starts.flatMap((start) => [start, ...adjuncts(start.at)]))
  }

  const adjuncts: Read = remembered((from) => {
    const word = at(from)
    if (word === undefined) return []
    const one = unique([
      ...all().prepositional(from),
      ...(PARTICLES.has(word.key) ||
      PLACES.has(word.key) ||
      (word.tag === 'ADV' && !OPEN_ENDED.has(word.key)) ||
      word.key === 'not'
        ? [end(from + 1)]
        : []),
      // "too small"
      ...(DEGREES.has(word.key) && ['ADJ', 'ADV'].includes(at(from + 1)?.tag ?? '') ? [end(from + 2)] : []),
      // "too near the edge"
      ...(DEGREES.has(word.key) && NEAR.has(key(from + 1)) ? all().prepositional(from + 1) : []),
      // A particle before the object: "write down the wrong name".
      ...(word.tag === 'ADP' && word.key !== 'of' ? all().nouns(from + 1) : []),
      ...(word.tag === 'ADJ' ? [end(from + 1)] : []),
      ...(word.key === 'to' ? action(from + 1) : []),
      ...(SUBORDINATORS.has(word.key) ? all().subordinate(from) : []),
      ...(word.key === 'sure' || word.key === 'certain' ? all().clause(from + 1) : []),
      ...(key(from) === 'each' && key(from + 1) === 'other' ? [end(from + 2)] : []),
    ])
    return [...one, ...one.flatMap((each) => (each.at > from ? adjuncts(each.at) : []))]
  })

  const withAdjuncts = (ends: readonly End[]): readonly End[] =>
    ends.flatMap((each) => [each, ...adjuncts(each.at)])

  /** A verb in base form with what follows it. */
  const action: Read = remembered((from) => {
    const verb = at(from)
    if (verb === undefined || !isBase(verb) || (key(from) === 'have' && key(from + 1) === 'to')) return []
    if (key(from) === 'be') return predicate(from + 1)
    // "cards that do not work": after "not", "to" and "will", what the tagger takes for a noun is a verb.
    const isMarked = verb.tag === 'NOUN' && AUXILIARY.has(key(from - 1)) && isVerbForm(verb)
    if (verb.tag !== 'VERB' && verb.tag !== 'AUX' && !isMarked) return []
    return afterVerb(from)
  })

  const gerund: Read = remembered((from) => {
    const start = key(from) === 'not' || key(from) === 'never' ? from + 1 : from
    const verb = at(start)
    if (verb === undefined || !isGerund(verb)) return []
    return verb.key === 'being' ? predicate(start + 1) : afterVerb(start)
  })

  /** What follows a verb, wherever it is: with a state, "get hot", "stay at home". */
  function afterVerb(from: number): readonly End[] {
    const verb = at(from)
    const next = at(from + 1)
    const isState = verb !== undefined && STATES.has(verb.base)
    const isIncomplete = verb !== undefined && INCOMPLETE.has(verb.base)
    const followed = complements(from + 1, verb === undefined || !INTRANSITIVE.has(verb.base))
    return unique([
      ...(isIncomplete ? followed.filter((each) => each.at > from + 1) : followed),
      ...(isState ? predicate(from + 1) : []),
      ...(next !== undefined && isGerund(next) ? gerund(from + 1) : []),
      // "give patients their medication"
      ...(verb !== undefined && GIVING.has(verb.base)
        ? withAdjuncts(
            all()
              .head(from + 1)
              .flatMap((each) => all().nouns(each.at)),
          )
        : []),
      // "get a lift running", "keep the person safe", "have the form signed"
      ...(verb !== undefined && OBJECT_STATES.has(verb.base)
        ? all()
            .nouns(from + 1)
            .flatMap((each) => [...gerund(each.at), ...predicate(each.at)])
        : []),
      // "help a student learn a new piece"
      ...(verb !== undefined && CAUSING.has(verb.base)
        ? all()
            .nouns(from + 1)
            .flatMap((each) => action(each.at))
        : []),
    ])
  }

  /** What follows "is". */
  const predicate: Read = remembered((from) => {
    const start = key(from) === 'not' ? from + 1 : from
    let index = start
    while (at(index)?.tag === 'ADV' && !PLACES.has(key(index))) index += 1
    const word = at(index)
    if (word === undefined) return []
    const isState = word.tag === 'ADJ' || ((word.tag === 'VERB' || word.tag === 'NOUN') && isStateForm(word))
    const states = isState ? complements(index + 1, false) : []
    return unique([
      ...states,
      // "the dose is off"
      ...(AWAY.has(word.key) && at(index + 1)?.tag !== 'NOUN' ? withAdjuncts([end(index + 1)]) : []),
      // "the shower is not allowed for"
      ...(word.tag === 'VERB' &&
      isStateForm(word) &&
      STRANDED.has(key(index + 1)) &&
      at(index + 2) === undefined
        ? [end(index + 2)]
        : []),
      // "the keys are there"
      ...(PLACES.has(word.key) ? [end(index + 1)] : []),
      ...(isGerund(word) && word.tag === 'VERB' ? afterVerb(index) : []),
      ...all().nouns(index),
      ...(word.tag === 'ADP' ? withAdjuncts(all().prepositional(index)) : []),
      ...(key(index) === 'all' && at(index + 1)?.tag === 'ADP'
        ? withAdjuncts(all().prepositional(index + 1))
        : []),
    ])
  })

  return { action, gerund, afterVerb, complements, predicate }
}
