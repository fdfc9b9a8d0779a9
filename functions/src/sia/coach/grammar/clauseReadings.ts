import type { Token } from '../language/Language.ts'
import { isTroubleVerb } from '../words/troubleWords.ts'
import { DETERMINERS, PREPOSITIONS, PRONOUN_SUBJECTS, RELATIVES, SUBORDINATORS } from './PHRASE_WORDS.ts'
import { isGerund, isMass, isPlural, isThirdPerson } from './wordForms.ts'

/** A verb stands at most so far behind the start of a clause, in words. */
const LAST_VERB = 6

/**
 * Other readings of words as a clause: in "the polish floods the cuticles", the tagger takes the verb for a noun and the
 * noun before it for an adjective. A subject is something determined, or of no number, or several.
 */
export function clauseReadings(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const named = withNamedStart(withNouns(tokens))
  const readings = [...named.keys()]
    .slice(1, LAST_VERB + 1)
    .filter((at) => isVerbAt(named, at))
    .map((at) =>
      named.map((token, index): Token => {
        if (index === at) return { ...token, tag: 'VERB', base: token.verb ?? token.base }
        if (index === at - 1 && token.tag !== 'PRON') return { ...token, tag: 'NOUN' }
        return token
      }),
    )
  return named.some((token, at) => token !== tokens[at]) ? [named, ...readings] : readings
}

/** Other readings of the clause within words: of what follows "check that". */
export function innerReadings(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const named = withNouns(tokens)
  const at = named.findIndex(({ key }, index) => index > 0 && SUBORDINATORS.has(key))
  return at < 0
    ? []
    : clauseReadings(named.slice(at + 1)).map((inner) => [...named.slice(0, at + 1), ...inner])
}

function isVerbAt(tokens: readonly Token[], at: number): boolean {
  const [first, before, word, next] = [tokens[0], tokens[at - 1], tokens[at], tokens[at + 1]]
  if (first === undefined || before === undefined || word === undefined || word.verb === null) return false
  if (!['NOUN', 'ADJ', 'VERB'].includes(word.tag)) return false
  const pronoun = PRONOUN_SUBJECTS[before.key]
  // "the short shots", "shot changes" name things, and what is followed by a noun may be a part of a name.
  const isDetermined = DETERMINERS.has(first.key)
  const isThird = word.key !== word.verb && word.key.endsWith('s')
  // "the seam cracks", "the ink on the receipts fades": what names a trouble happens.
  const isTrouble =
    isTroubleVerb(word.verb) && !NAMED.has(word.verb) && isThird && (isDetermined || isMass(first))
  // "leaves that stay under the water rot"
  const isAfterRelative =
    next === undefined && RELATIVES.has(tokens[1]?.key ?? '') && isPlural(first) && isTroubleVerb(word.verb)
  if (isAfterRelative && word.key === word.verb) return true
  const isAfterPhrase = isTrouble && tokens.slice(1, at).some(({ key }) => PREPOSITIONS.has(key))
  const isFollowed =
    next === undefined
      ? isPlural(before) || isTrouble
      : ['DET', 'PRON', 'ADP', 'ADV', 'PART'].includes(next.tag) ||
        DETERMINERS.has(next.key) ||
        // "sites report volumes late"
        (at === 1 && isPlural(before) && isPlural(next) && next.tag === 'NOUN' && tokens.length > at + 2)
  if (pronoun !== undefined) return at === 1 && (pronoun === 'many') === (word.key === word.verb)
  if (!isFollowed || PREPOSITIONS.has(before.key) || DETERMINERS.has(before.key)) return false
  if (!['NOUN', 'PROPN', 'ADJ', 'X'].includes(before.tag)) return false
  // "the wrong prices on the tags"
  // "the radio cuts out"
  const isParted = at === 2 && isThird && PARTED.has(next?.key ?? '') && isDetermined
  if (before.tag === 'ADJ' && next?.tag !== 'DET' && !isTrouble && !isParted) return false
  const isMany = isPlural(before)
  return isMany && !isAfterPhrase ? word.key === word.verb : isThird && (isDetermined || isMass(before))
}

/** What parts a verb from a thing: "cuts out". */
const PARTED: ReadonlySet<string> = new Set(['out', 'off', 'up', 'down', 'away', 'over', 'apart'])

/** Verbs whose form in -s is a thing as often: "the shot changes". */
const NAMED: ReadonlySet<string> = new Set([
  'change',
  'return',
  'delay',
  'leave',
  'mix',
  'drop',
  'guess',
  'press',
  'cut',
  'fall',
])

/** "stems snap": what stands in the plural before a verb in base form is a thing. */
function withNamedStart(tokens: readonly Token[]): readonly Token[] {
  const [first, second, third] = tokens
  const isThing =
    first?.tag === 'VERB' &&
    isThirdPerson(first) &&
    second !== undefined &&
    second.verb === second.key &&
    (second.tag === 'NOUN' || second.tag === 'VERB') &&
    (third === undefined || third.tag === 'ADP' || third.tag === 'ADV')
  return isThing ? tokens.map((token, at) => (at === 0 ? { ...token, tag: 'NOUN' } : token)) : tokens
}

const ASKED: ReadonlySet<string> = new Set(['what', 'which', 'whose'])
/** Adjectives that stand for things named before. */
const NO_NOUNS: ReadonlySet<string> = new Set(['same', 'other', 'next', 'last', 'first', 'only', 'used'])

/** With nouns where nothing else can stand: the last word behind an article or a preposition. */
export function withNouns(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1]
    const next = tokens[at + 1]
    if (before === undefined || !['VERB', 'ADJ', 'DET'].includes(token.tag)) return token
    const isLast = next === undefined || ['ADP', 'CCONJ', 'SCONJ', 'AUX', 'PUNCT'].includes(next.tag)
    // "the middle A"
    if (token.tag === 'DET') return isLast && token.text === 'A' ? { ...token, tag: 'NOUN' } : token
    // "when they last had a fire"
    if (token.key === 'last' && before.tag === 'PRON' && (next?.tag === 'AUX' || next?.tag === 'VERB'))
      return { ...token, tag: 'ADV' }
    // "what cut they want"
    if (ASKED.has(before.key) && ['PRON', 'DET', 'AUX'].includes(next?.tag ?? '') && token.tag === 'VERB')
      return { ...token, tag: 'NOUN' }
    const isForm = token.tag === 'VERB' && token.key !== token.base && !isGerund(token)
    if (NO_NOUNS.has(token.key) || (isForm && !isThirdPerson(token))) return token
    const isAfterPreposition =
      before.tag === 'ADP' && PREPOSITIONS.has(before.key) && before.key !== 'for' && !isForm
    const isAfterDeterminer = before.tag === 'DET' && ['the', 'a', 'an', 'no', 'every'].includes(before.key)
    return isLast && (isAfterPreposition || isAfterDeterminer) ? { ...token, tag: 'NOUN' } : token
  })
}
