import type { Token } from '../language/Language.ts'
import {
  BE,
  CAUSING,
  DETERMINERS,
  GIVING,
  INCOMPLETE,
  INDEFINITES,
  INTRANSITIVE,
  MODALS,
  OBJECT_STATES,
  OPEN_ENDED,
  ORDINALS,
  PARTICLES,
  PLURAL_DETERMINERS,
  PREPOSITIONS,
  RELATIVES,
  SINGULAR_DETERMINERS,
  STATES,
  SUBORDINATORS,
} from './PHRASE_WORDS.ts'
import {
  isBase,
  isGerund,
  isMass,
  isParticiple,
  isPast,
  isPlural,
  isThirdPerson,
  isVerbForm,
} from './wordForms.ts'

/** Longest phrase that is read, in words. */
const MOST_WORDS = 28

/** Kinds of phrases that statements consist of. */
export type PhraseKind = 'nouns' | 'action' | 'gerund' | 'clause'

type Number_ = 'one' | 'many' | 'any'
interface End {
  readonly at: number
  readonly number: Number_
  /** Whether it is one countable thing without an article, which no clause can be about. */
  readonly isBare?: boolean
}

/**
 * Whether words are one grammatical phrase of a kind, from the first to the last. It knows the usual forms alone: what it
 * does not recognize may be English, but is not drafted.
 */
export function isPhrase(tokens: readonly Token[], kind: PhraseKind): boolean {
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return false
  const reader = createReader(tokens)
  const ends = { nouns: reader.nouns, action: reader.action, gerund: reader.gerund, clause: reader.clause }[
    kind
  ](0)
  return ends.some(({ at }) => at === tokens.length)
}

/** Where the predicate of a clause begins, and whether its subject is one or many; null for what is no clause. */
export function readClause(
  tokens: readonly Token[],
): { readonly verb: number; readonly isMany: boolean } | null {
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return null
  return createReader(tokens).predicateOf()
}

type Read = (from: number) => readonly End[]

function createReader(tokens: readonly Token[]) {
  const at = (index: number): Token | undefined => tokens[index]
  const key = (index: number): string => tokens[index]?.key ?? ''

  /** Each is read once from each place. */
  const remembered = (read: Read): Read => {
    const known = new Map<number, readonly End[]>()
    return (from) => {
      const found = known.get(from)
      if (found !== undefined) return found
      // A phrase that would contain itself at the same place ends there.
      known.set(from, [])
      const ends = unique(read(from))
      known.set(from, ends)
      return ends
    }
  }
  const after = (ends: readonly End[], next: Read): readonly End[] =>
    ends.flatMap((end) => next(end.at).map((each) => ({ at: each.at, number: end.number })))

  /** Determiner, modifiers and the head of a noun phrase. */
  const head: Read = remembered((from) => {
    const first = at(from)
    if (first === undefined) return []
    if (INDEFINITES.has(first.key)) return [{ at: from + 1, number: 'one' }]
    const hasDeterminer = DETERMINERS.has(first.key)
    const ends: End[] = []
    let hasNoun = false
    let index = from
    while (index < from + 2 && DETERMINERS.has(key(index))) index += 1
    for (; index < tokens.length; index += 1) {
      const word = tokens[index]
      if (word === undefined) break
      const next = at(index + 1)
      const isNoun: boolean =
        word.tag === 'NOUN' ||
        word.tag === 'PROPN' ||
        word.tag === 'X' ||
        // "on the ward", "the relative has": words that the tagger takes for others.
        (hasDeterminer && index > from && word.tag === 'VERB' && isBase(word)) ||
        (first.key === 'the' &&
          word.tag === 'ADJ' &&
          !hasNoun &&
          (index > from + 1 || (index > from && next?.tag === 'AUX')))
      const isNamed: boolean = isNoun || (isGerund(word) && index > from)
      if (isNamed && !(index === from && isGerund(word))) {
        const many = isPlural(word)
        const number: Number_ = many ? 'many' : 'one'
        const isAgreed = many
          ? !SINGULAR_DETERMINERS.has(first.key)
          : // At the start, "lamp" needs an article. Inside, "by hand" and "check alignment" have none.
            !PLURAL_DETERMINERS.has(first.key) && (hasDeterminer || isMass(word) || from > 0)
        if (isAgreed)
          ends.push({
            at: index + 1,
            number,
            isBare: !many && !hasDeterminer && !isMass(word) && word.tag !== 'PROPN',
          })
      }
      // "a lorries pass"
      if (isNamed && isPlural(word) && (first.key === 'a' || first.key === 'an')) break
      hasNoun ||= isNamed
      const isOwner = word.tag === 'PART' && /^['’]s?$/.test(word.key) && index > from
      const isModifier =
        isNamed ||
        isOwner ||
        // "make sure people" lacks what they do.
        (word.tag === 'ADJ' && word.key !== 'sure' && word.key !== 'certain') ||
        word.tag === 'NUM' ||
        ORDINALS.has(word.key) ||
        (word.tag === 'ADV' && (at(index + 1)?.tag === 'ADJ' || at(index + 1)?.tag === 'VERB')) ||
        (word.tag === 'VERB' &&
          (isParticiple(word) || isGerund(word)) &&
          (hasDeterminer || index > from || isParticiple(word)))
      if (!isModifier) break
    }
    return ends
  })

  const nouns: Read = remembered((from) => {
    const ends = head(from)
    const number = (list: readonly End[], of: End) =>
      list.map(({ at: end }) => ({ at: end, number: of.number, isBare: of.isBare === true }))
    return ends.flatMap((end) => [end, ...number(after([end], postmodifiers[end.number]), end)])
  })

  /** What follows a head; a relative clause agrees with it. */
  const postmodifiersOf = (number: Number_): Read => {
    const read: Read = remembered((from) => {
      const one = unique([
        ...prepositional(from),
        ...relative(from, number),
        ...participial(from),
        ...(key(from) === 'to' ? action(from + 1) : []),
      ])
      return [...one, ...one.flatMap((each) => (each.at > from ? read(each.at) : []))]
    })
    return read
  }
  const postmodifiers: Readonly<Record<Number_, Read>> = {
    one: postmodifiersOf('one'),
    many: postmodifiersOf('many'),
    any: postmodifiersOf('any'),
  }

  const prepositional: Read = remembered((from) => {
    const word = at(from)
    if (word === undefined || !(PREPOSITIONS.has(word.key) || word.tag === 'ADP')) return []
    const two = PREPOSITIONS.has(key(from + 1)) ? prepositional(from + 1) : []
    // "to wrong table" lacks an article, "by hand" does not.
    const things = nouns(from + 1).filter((each) => each.isBare !== true || at(from + 1)?.tag !== 'ADJ')
    return [
      ...things,
      ...gerund(from + 1),
      ...two,
      ...(SUBORDINATORS.has(key(from + 1)) ? subordinate(from + 1) : []),
    ]
  })

  function relative(from: number, number: Number_): readonly End[] {
    if (!RELATIVES.has(key(from))) {
      // "food nobody eats"
      return INDEFINITES.has(key(from)) ? clause(from) : []
    }
    return [...finite(from + 1, number), ...clause(from + 1)]
  }

  const participial: Read = remembered((from) => {
    if (key(from) === 'not' || key(from) === 'being') return gerund(from)
    const word = at(from)
    if (word?.tag !== 'VERB') return []
    if (isGerund(word)) return afterVerb(from)
    return isParticiple(word) && word.key !== word.base ? complements(from + 1, false) : []
  })

  /** What may follow a verb: an object, places and times, how, what for, and clauses. */
  function complements(from: number, takesObject: boolean): readonly End[] {
    const none: End = { at: from, number: 'any' }
    const object = takesObject ? nouns(from) : []
    const starts = unique([none, ...object])
    return unique(starts.flatMap((start) => [start, ...adjuncts(start.at)]))
  }

  const adjuncts: Read = remembered((from) => {
    const word = at(from)
    if (word === undefined) return []
    const one = unique([
      ...prepositional(from),
      ...(PARTICLES.has(word.key) || (word.tag === 'ADV' && !OPEN_ENDED.has(word.key)) || word.key === 'not'
        ? [end(from + 1)]
        : []),
      // A particle before the object: "write down the wrong name".
      ...(word.tag === 'ADP' && word.key !== 'of' ? nouns(from + 1) : []),
      ...(word.tag === 'ADJ' ? [end(from + 1)] : []),
      ...(word.key === 'to' ? action(from + 1) : []),
      ...(SUBORDINATORS.has(word.key) ? subordinate(from) : []),
      ...(word.key === 'sure' || word.key === 'certain' ? clause(from + 1) : []),
      ...(key(from) === 'each' && key(from + 1) === 'other' ? [end(from + 2)] : []),
    ])
    return [...one, ...one.flatMap((each) => (each.at > from ? adjuncts(each.at) : []))]
  })

  const withAdjuncts = (ends: readonly End[]): readonly End[] =>
    ends.flatMap((each) => [each, ...adjuncts(each.at)])

  /** "when the oven is hot", "how long it lasts", "before leaving", "whether to stop". */
  const subordinate: Read = remembered((from) => {
    if (!SUBORDINATORS.has(key(from))) return []
    const next = from + 1
    const word = at(next)
    const isDegree = key(from) === 'how' && (word?.tag === 'ADJ' || word?.tag === 'ADV')
    const asked = key(from) === 'which' || key(from) === 'what' ? head(next) : []
    return [
      ...clause(next),
      ...(RELATIVES.has(key(from)) || key(from) === 'what' ? [] : gerund(next)),
      ...(isDegree ? [...clause(next + 1), ...open(next + 1)] : []),
      ...(key(next) === 'to' ? action(next + 1) : []),
      ...(key(from) === 'who' || key(from) === 'what' || key(from) === 'which' ? finite(next, 'any') : []),
      ...asked.flatMap((each) => [...clause(each.at), ...finite(each.at, each.number)]),
      ...(key(from) === 'which' ? asked : []),
    ]
  })

  /** "the episode should be", after "how long". */
  const open: Read = remembered((from) =>
    nouns(from).flatMap((each) => {
      const modal = MODALS.has(key(each.at)) && key(each.at + 1) === 'be'
      return modal ? [end(each.at + 2)] : BE.has(key(each.at)) ? [end(each.at + 1)] : []
    }),
  )

  /** A verb in base form with what follows it. */
  const action: Read = remembered((from) => {
    const verb = at(from)
    if (verb === undefined || !isBase(verb) || (key(from) === 'have' && key(from + 1) === 'to')) return []
    if (key(from) === 'be') return predicate(from + 1)
    if (verb.tag !== 'VERB' && verb.tag !== 'AUX') return []
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
        ? withAdjuncts(head(from + 1).flatMap((each) => nouns(each.at)))
        : []),
      // "get a lift running", "keep the person safe", "have the form signed"
      ...(verb !== undefined && OBJECT_STATES.has(verb.base)
        ? nouns(from + 1).flatMap((each) => [...gerund(each.at), ...predicate(each.at)])
        : []),
      // "help a student learn a new piece"
      ...(verb !== undefined && CAUSING.has(verb.base)
        ? nouns(from + 1).flatMap((each) => action(each.at))
        : []),
    ])
  }

  /** What follows "is". */
  const predicate: Read = remembered((from) => {
    const start = key(from) === 'not' ? from + 1 : from
    let index = start
    while (at(index)?.tag === 'ADV') index += 1
    const word = at(index)
    if (word === undefined) return []
    const isState =
      word.tag === 'ADJ' ||
      ((word.tag === 'VERB' || word.tag === 'NOUN') && isParticiple(word) && word.key !== word.base)
    const states = isState ? complements(index + 1, false) : []
    return unique([
      ...states,
      ...(isGerund(word) && word.tag === 'VERB' ? afterVerb(index) : []),
      ...nouns(index),
      ...(word.tag === 'ADP' ? withAdjuncts(prepositional(index)) : []),
      ...(key(index) === 'all' && at(index + 1)?.tag === 'ADP' ? withAdjuncts(prepositional(index + 1)) : []),
    ])
  })

  /** In "a tube cracks", no plural noun can follow. */
  const isAfterOne = (index: number): boolean =>
    SINGULAR_DETERMINERS.has(key(0)) && at(index - 1)?.tag === 'NOUN' && key(index).endsWith('s')

  /** A finite verb that agrees with its subject. */
  function finite(from: number, number: Number_): readonly End[] {
    let index = from
    while (at(index)?.tag === 'ADV' && key(index) !== 'not') index += 1
    const verb = at(index)
    if (verb === undefined) return []
    const next = key(index + 1) === 'not' ? index + 2 : index + 1
    if (MODALS.has(verb.key)) return action(next)
    if (BE.has(verb.key)) {
      const isMany = verb.key === 'are' || verb.key === 'were'
      const isOne = verb.key === 'is' || verb.key === 'was'
      if ((isMany && number === 'one') || (isOne && number === 'many') || !(isMany || isOne)) return []
      return predicate(index + 1)
    }
    if (
      verb.tag !== 'VERB' &&
      verb.tag !== 'AUX' &&
      !(verb.tag === 'NOUN' && (isVerbForm(verb) || isAfterOne(index)))
    )
      return []
    if (verb.key === 'do' || verb.key === 'does') {
      const isAgreed = number === 'any' || (verb.key === 'do') === (number === 'many')
      return isAgreed && next === index + 2 ? action(next) : []
    }
    const isMany = isBase(verb)
    if (isThirdPerson(verb) ? number === 'many' : isMany ? number === 'one' : !isPast(verb)) return []
    if ((verb.base === 'have' || verb.base === 'need') && key(index + 1) === 'to') return action(index + 2)
    const participle = at(next)
    const perfect =
      verb.base === 'have' && participle?.tag === 'VERB' && isParticiple(participle) ? afterVerb(next) : []
    return [...afterVerb(index), ...perfect]
  }

  const clause: Read = remembered((from) => {
    const subjects = nouns(from).filter(({ isBare }) => isBare !== true)
    const gerunds = gerund(from).map((each): End => ({ at: each.at, number: 'one' }))
    const pronoun = PRONOUNS[key(from)]
    return [
      ...(pronoun === undefined ? [] : finite(from + 1, pronoun)),
      ...[...subjects, ...gerunds].flatMap((subject) => finite(subject.at, subject.number)),
    ]
  })

  function predicateOf() {
    const subjects =
      PRONOUNS[key(0)] === undefined ? nouns(0) : [{ at: 1, number: PRONOUNS[key(0)] ?? 'any' }]
    const subject = subjects.find((each) =>
      finite(each.at, each.number).some((read) => read.at === tokens.length),
    )
    return subject === undefined ? null : { verb: subject.at, isMany: subject.number === 'many' }
  }

  return { nouns, action, gerund, clause, predicateOf }
}

/** Subjects that are read inside a phrase; whether they may be in a draft is decided elsewhere. */
const PRONOUNS: Readonly<Record<string, Number_>> = {
  it: 'one',
  they: 'many',
  he: 'one',
  she: 'one',
  we: 'many',
  you: 'many',
  i: 'many',
}

const end = (at: number): End => ({ at, number: 'any' })

function unique(ends: readonly End[]): readonly End[] {
  const seen = new Set<string>()
  return ends.filter(({ at, number, isBare }) => {
    const id = `${at} ${number} ${isBare === true}`
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
