import {
  DETERMINERS,
  INDEFINITES,
  INTRANSITIVE,
  ORDINALS,
  PLURAL_DETERMINERS,
  PREPOSITIONS,
  RELATIVES,
  SINGULAR_DETERMINERS,
  SUBORDINATORS,
} from './PHRASE_WORDS.ts'
import {
  type End,
  end,
  type NounReader,
  type PhraseReader,
  type Quantity,
  type Read,
  remembered,
  unique,
  type Words,
} from './PhraseReader.ts'
import { isBase, isGerund, isMass, isParticiple, isPlural, isThirdPerson, isVerbForm } from './wordForms.ts'

const OBJECT_PRONOUNS: ReadonlySet<string> = new Set(['it', 'them', 'itself', 'themselves'])

const DEGREES: ReadonlySet<string> = new Set(['too', 'so'])
const COUNTING: ReadonlySet<string> = new Set(['many', 'much', 'few', 'little'])

const ASKED: ReadonlySet<string> = new Set(['what', 'which'])

/** Adverbs that are nouns after a determiner. */
const PLACES: ReadonlySet<string> = new Set(['back', 'front', 'inside', 'outside', 'home', 'left', 'right'])
/** One and several. */
const EITHER: ReadonlySet<string> = new Set(['fish', 'sheep', 'trout', 'salmon', 'deer', 'cattle'])

/** @param all the readers of the same text, once they are there */
export function createNounReader({ at, key, count }: Words, all: () => PhraseReader): NounReader {
  /** Determiner, modifiers and the head of a noun phrase. */
  const head: Read = remembered((from) => {
    // "too many alerts", "so much water"
    if (DEGREES.has(key(from)) && COUNTING.has(key(from + 1))) return head(from + 1)
    const first = at(from)
    if (first === undefined) return []
    // "someone's glove"
    if (INDEFINITES.has(first.key)) {
      const owned = key(from + 1) === "'s" ? head(from + 2).map((each) => ({ ...each, isBare: false })) : []
      return [{ at: from + 1, number: 'one' }, ...owned]
    }
    const hasDeterminer = DETERMINERS.has(first.key)
    const ends: End[] = []
    let hasNoun = false
    let index = from
    while (index < from + 2 && DETERMINERS.has(key(index))) index += 1
    for (; index < count; index += 1) {
      const word = at(index)
      if (word === undefined || (hasNoun && word.key === 'other')) break
      const next = at(index + 1)
      const isNoun: boolean =
        word.tag === 'NOUN' ||
        word.tag === 'PROPN' ||
        word.tag === 'X' ||
        // "the back hurts"
        (hasDeterminer && index === from + 1 && PLACES.has(word.key)) ||
        // "throwing away bread", "alerts that mean nothing": no verb that is known, or one with a relative clause.
        (word.tag === 'VERB' &&
          index > 0 &&
          !isGerund(word) &&
          !isVerbForm(word) &&
          !INTRANSITIVE.has(word.base) &&
          (isBase(word) || isPlural(word))) ||
        (word.tag === 'VERB' && isPlural(word) && next !== undefined && RELATIVES.has(next.key)) ||
        // "on the ward", "the relative has": words that the tagger takes for others.
        (hasDeterminer && index > from && word.tag === 'VERB' && isBase(word)) ||
        (first.key === 'the' &&
          word.tag === 'ADJ' &&
          !hasNoun &&
          (index > from + 1 || (index > from && next?.tag === 'AUX')))
      const isNamed: boolean = isNoun || (isGerund(word) && index > from)
      if (isNamed && !(index === from && isGerund(word) && !ASKED.has(key(from - 1)))) {
        const many = isPlural(word)
        const number: Quantity = many ? 'many' : 'one'
        const isAgreed = many
          ? !SINGULAR_DETERMINERS.has(first.key) || key(from + 1) === 'few'
          : // At the start, "lamp" needs an article. Inside, "by hand" and "check alignment" have none.
            !PLURAL_DETERMINERS.has(first.key) && (hasDeterminer || isMass(word) || from > 0)
        if (isAgreed)
          ends.push({
            at: index + 1,
            number,
            isBare: !many && !hasDeterminer && !isMass(word) && word.tag !== 'PROPN',
          })
        // "fish get stressed"
        if (isAgreed && EITHER.has(word.key) && !SINGULAR_DETERMINERS.has(first.key))
          ends.push({ at: index + 1, number: 'many', isBare: false })
      }
      // "a lorries pass"
      if (isNamed && isPlural(word) && (first.key === 'a' || first.key === 'an') && key(from + 1) !== 'few')
        break
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

  const one: Read = remembered((from) => {
    // "the scanner misreads them": inside a phrase alone, and never before a verb.
    if (OBJECT_PRONOUNS.has(key(from))) {
      const next = at(from + 1)
      const isSubject = next?.tag === 'AUX' || (next?.tag === 'VERB' && isThirdPerson(next))
      return from > 0 && !isSubject ? [end(from + 1)] : []
    }
    // "those who cannot manage the stairs"
    if (key(from) === 'those' && RELATIVES.has(key(from + 1))) return postmodifiers.many(from + 1)
    return head(from).flatMap((of) => [
      of,
      ...postmodifiers[of.number](of.at).map((each) => ({
        at: each.at,
        number: of.number,
        isBare: of.isBare === true,
      })),
    ])
  })

  /** One thing, or several: "the strings and pins". */
  const nouns: Read = remembered((from) => {
    const ends = one(from)
    const joined = ends
      .filter(
        (each) =>
          (key(each.at) === 'and' || key(each.at) === 'or') &&
          each.isBare !== true &&
          key(each.at + 1) !== 'other',
      )
      .flatMap((each) => one(each.at + 1).map((other): End => ({ at: other.at, number: 'many' })))
    return [...ends, ...joined]
  })

  /** What follows a head; a relative clause agrees with it. */
  const postmodifiersOf = (number: Quantity): Read => {
    const read: Read = remembered((from) => {
      const one = unique([
        ...prepositional(from),
        ...all().relative(from, number),
        ...participial(from),
        ...(key(from) === 'to' ? all().action(from + 1) : []),
      ])
      return [...one, ...one.flatMap((each) => (each.at > from ? read(each.at) : []))]
    })
    return read
  }
  const postmodifiers: Readonly<Record<Quantity, Read>> = {
    one: postmodifiersOf('one'),
    many: postmodifiersOf('many'),
    any: postmodifiersOf('any'),
  }

  const isLast = (index: number): boolean => {
    const word = at(index)
    return word === undefined || word.tag === 'ADP' || word.tag === 'SCONJ'
  }

  const prepositional: Read = remembered((from) => {
    const word = at(from)
    if (word === undefined || !(PREPOSITIONS.has(word.key) || word.tag === 'ADP')) return []
    const two = PREPOSITIONS.has(key(from + 1)) ? prepositional(from + 1) : []
    // "to wrong table" lacks an article, "by hand" does not.
    const things = nouns(from + 1).filter((each) => each.isBare !== true || at(from + 1)?.tag !== 'ADJ')
    // "on their own"
    const named = at(from + 1)
    const isAlone = DETERMINERS.has(key(from + 1)) && key(from + 2) === 'own'
    // "people in need": after a preposition, no verb is in base form.
    const isNoun = word.key !== 'to' && named?.tag === 'VERB' && isBase(named) && isLast(from + 2)
    return [
      ...things,
      ...(isNoun ? [end(from + 2)] : []),
      ...(isAlone ? [end(from + 3)] : []),
      ...all().gerund(from + 1),
      ...two,
      ...(SUBORDINATORS.has(key(from + 1)) ? all().subordinate(from + 1) : []),
    ]
  })

  const participial: Read = remembered((from) => {
    if (key(from) === 'not' || key(from) === 'being') return all().gerund(from)
    const word = at(from)
    if (word?.tag !== 'VERB') return []
    if (isGerund(word)) return all().afterVerb(from)
    return isParticiple(word) && word.key !== word.base ? all().complements(from + 1, false) : []
  })

  return { head, nouns, prepositional }
}
