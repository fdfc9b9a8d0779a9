import {
  BE,
  INDEFINITES,
  MODALS,
  PREPOSITIONS,
  PRONOUN_SUBJECTS,
  RELATIVES,
  SINGULAR_DETERMINERS,
  SUBORDINATORS,
} from './PHRASE_WORDS.ts'
import {
  type ClauseReader,
  type End,
  end,
  type PhraseReader,
  type Quantity,
  type Read,
  remembered,
  type Words,
} from './PhraseReader.ts'
import { isBase, isParticiple, isPast, isThirdPerson, isVerbForm } from './wordForms.ts'

const OBJECTS: ReadonlySet<string> = new Set(['me', 'us', 'him', 'them'])
/** "what the weather will be" */
const ASKED_STATES: ReadonlySet<string> = new Set(['what', 'how', 'where', 'who'])

/** @param all the readers of the same text, once they are there */
export function createClauseReader({ at, key }: Words, all: () => PhraseReader): ClauseReader {
  function relative(from: number, number: Quantity): readonly End[] {
    if (!RELATIVES.has(key(from))) {
      // "food nobody eats"
      if (INDEFINITES.has(key(from))) {
        // "copies nobody looks at"
        const stranded = clause(from).filter((each) => PREPOSITIONS.has(key(each.at)))
        // "props nobody uses"
        const verb = at(from + 1)
        const whole = verb?.tag === 'VERB' && isThirdPerson(verb) ? [end(from + 2)] : []
        return [...clause(from), ...stranded.map((each) => end(each.at + 1)), ...whole]
      }
      if (INDEFINITES.has(key(from - 1))) return gapped(from)
      // "meetings where nothing gets decided"
      return key(from) === 'where' ? clause(from + 1) : []
    }
    // "cards that nobody uses"
    const byNobody = INDEFINITES.has(key(from + 1)) ? relative(from + 1, number) : []
    return [...finite(from + 1, number), ...clause(from + 1), ...gapped(from + 1), ...byNobody]
  }

  /** "people will listen to", after "something": the object of the last word stands before. */
  const gapped: Read = remembered((from) =>
    all()
      .head(from)
      .filter(({ at: index, isBare }) => isBare !== true && MODALS.has(key(index)))
      .flatMap(({ at: index }) => {
        const verb = at(index + 1)
        if (verb?.tag !== 'VERB' || !isBase(verb)) return []
        return [end(index + 2), ...(PREPOSITIONS.has(key(index + 2)) ? [end(index + 3)] : [])]
      }),
  )

  /** "when the oven is hot", "how long it lasts", "before leaving", "whether to stop". */
  const subordinate: Read = remembered((from) => {
    if (!SUBORDINATORS.has(key(from))) return []
    const next = from + 1
    const word = at(next)
    const isDegree = key(from) === 'how' && (word?.tag === 'ADJ' || word?.tag === 'ADV')
    const asked = ['which', 'what', 'whose'].includes(key(from)) ? all().head(next) : []
    return [
      ...clause(next),
      ...(RELATIVES.has(key(from)) || key(from) === 'what' ? [] : all().gerund(next)),
      ...(isDegree ? [...clause(next + 1), ...open(next + 1)] : []),
      ...(ASKED_STATES.has(key(from)) ? open(next) : []),
      ...(key(next) === 'to' ? all().action(next + 1) : []),
      ...(key(from) === 'who' || key(from) === 'what' || key(from) === 'which' ? finite(next, 'any') : []),
      // "who in the group is hard of hearing"
      ...(key(from) === 'who'
        ? all()
            .prepositional(next)
            .flatMap((each) => finite(each.at, 'any'))
        : []),
      ...asked.flatMap((each) => [...clause(each.at), ...finite(each.at, each.number), ...lacking(each.at)]),
      ...(key(from) === 'which' ? asked : []),
      ...(key(from) === 'what' ? [...lacking(next), ...lackingOf(next)] : []),
    ]
  })

  /** "they want", after "what cut" or "what": the object stands before. */
  const lacking: Read = remembered((from) => {
    const verb = at(from + 1)
    const isVerb = verb?.tag === 'VERB' || verb?.base === 'have'
    if (PRONOUN_SUBJECTS[key(from)] === undefined) return []
    // "whose order it is"
    if (verb !== undefined && BE.has(verb.key)) return [end(from + 2)]
    // "which guide they belong to"
    const isStranded = verb?.tag === 'VERB' && PREPOSITIONS.has(key(from + 2))
    return isVerb ? [end(from + 2), ...(isStranded ? [end(from + 3)] : [])] : []
  })

  /** "the family can afford", "the customer wants", after "what". */
  const lackingOf: Read = remembered((from) =>
    all()
      .nouns(from)
      .filter(({ isBare }) => isBare !== true)
      .flatMap(({ at: index, number }) => {
        const verb = at(MODALS.has(key(index)) ? index + 1 : index)
        // "the reader has had"
        const had = at(index + 1)?.tag === 'ADV' ? index + 2 : index + 1
        const past = at(had)
        if (
          verb?.base === 'have' &&
          past !== undefined &&
          (past.key === 'had' || (past.tag === 'VERB' && isParticiple(past)))
        )
          return [end(had + 1)]
        if (verb?.tag !== 'VERB') return []
        if (MODALS.has(key(index))) return isBase(verb) ? [end(index + 2)] : []
        return (isThirdPerson(verb) ? number !== 'many' : isBase(verb) && number === 'many')
          ? [end(index + 1)]
          : []
      }),
  )

  /** "the episode should be", after "how long". */
  const open: Read = remembered((from) => {
    const pronouns = PRONOUN_SUBJECTS[key(from)] === undefined ? [] : [end(from + 1)]
    return [...all().nouns(from), ...pronouns].flatMap((each) => {
      const modal = MODALS.has(key(each.at)) && key(each.at + 1) === 'be'
      return modal ? [end(each.at + 2)] : BE.has(key(each.at)) ? [end(each.at + 1)] : []
    })
  })

  /** In "a tube cracks", no plural noun can follow. */
  const isAfterOne = (index: number): boolean =>
    SINGULAR_DETERMINERS.has(key(0)) &&
    (at(index - 1)?.tag === 'NOUN' || (RELATIVES.has(key(index - 1)) && at(index - 2)?.tag === 'NOUN')) &&
    key(index).endsWith('s')

  /** In "bees sting the horse", the second noun is a verb: a determiner follows. */
  const isBeforeObject = (index: number): boolean => {
    const next = at(index + 1)
    return next !== undefined && (next.tag === 'DET' || OBJECTS.has(next.key))
  }

  /** A finite verb that agrees with its subject. */
  function finite(from: number, number: Quantity): readonly End[] {
    let index = from
    while (at(index)?.tag === 'ADV' && key(index) !== 'not') index += 1
    const verb = at(index)
    if (verb === undefined) return []
    const next = key(index + 1) === 'not' ? index + 2 : index + 1
    if (MODALS.has(verb.key)) return all().action(next)
    if (BE.has(verb.key)) {
      const isMany = verb.key === 'are' || verb.key === 'were'
      const isOne = verb.key === 'is' || verb.key === 'was'
      if ((isMany && number === 'one') || (isOne && number === 'many') || !(isMany || isOne)) return []
      return all().predicate(index + 1)
    }
    if (
      verb.tag !== 'VERB' &&
      verb.tag !== 'AUX' &&
      // "people who foster dogs"
      !(key(index - 1) === 'who' && isVerbForm(verb)) &&
      !(verb.tag === 'NOUN' && (isVerbForm(verb) || isAfterOne(index) || isBeforeObject(index)))
    )
      return []
    if (verb.key === 'do' || verb.key === 'does') {
      const isAgreed = number === 'any' || (verb.key === 'do') === (number === 'many')
      if (next === index + 2) return isAgreed ? all().action(next) : []
    }
    const isMany = isBase(verb)
    if (isThirdPerson(verb) ? number === 'many' : isMany ? number === 'one' : !isPast(verb)) return []
    if ((verb.base === 'have' || verb.base === 'need') && key(index + 1) === 'to')
      return all().action(index + 2)
    const participle = at(next)
    // "has been cleaned"
    if (verb.base === 'have' && participle?.key === 'been') return all().predicate(next + 1)
    const perfect =
      verb.base === 'have' && participle?.tag === 'VERB' && isParticiple(participle)
        ? all().afterVerb(next)
        : []
    return [...all().afterVerb(index), ...perfect]
  }

  function predicates(from: number, number: Quantity): readonly End[] {
    const ends = finite(from, number)
    return [
      ...ends,
      ...ends.flatMap((each) =>
        key(each.at) === 'and' || key(each.at) === 'or' ? finite(each.at + 1, number) : [],
      ),
    ]
  }

  const clause: Read = remembered((from) => {
    const subjects = all()
      .nouns(from)
      .filter(({ isBare }) => isBare !== true)
    const gerunds = all()
      .gerund(from)
      .map((each): End => ({ at: each.at, number: 'one' }))
    const pronoun = PRONOUN_SUBJECTS[key(from)]
    return [
      ...(pronoun === undefined ? [] : predicates(from + 1, pronoun)),
      ...(key(from) === 'there' && BE.has(key(from + 1)) ? finite(from + 1, 'any') : []),
      ...[...subjects, ...gerunds].flatMap((subject) => predicates(subject.at, subject.number)),
    ]
  })

  return { clause, relative, subordinate, finite, predicates }
}
