import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Token } from '../language/Language.ts'
import { isTroubleVerb } from '../words/troubleWords.ts'
import { isPerson } from './isPerson.ts'
import { BE, MODALS, PLURAL_DETERMINERS, RELATIVES } from './PHRASE_WORDS.ts'
import { isGerund, isMass, isPlural, isThirdPerson, thirdPersonOf } from './wordForms.ts'

const DOING = wordSet('do does did')
const ARTICLES = wordSet('the a an every each')
const MODIFYING: ReadonlySet<string> = new Set(['ADJ', 'ADV'])

/** With the parts of speech that alone can stand where the tagger took a word for another one. */
export const withSpokenTags = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const [first, before, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
    const isDenied = before?.key === 'not' && isHelping(first)
    const isLonger = before?.key === 'longer' && first?.key === 'no'
    // "the code does not open", "doors no longer close": a verb in base form follows.
    const isVerb =
      (isDenied || isLonger) &&
      ['ADJ', 'NOUN'].includes(token.tag) &&
      token.verb === token.key &&
      next?.tag !== 'NOUN'
    if (isVerb) return { ...token, tag: 'VERB', base: token.key }
    if (token.key === 'no' && next?.key === 'longer') return { ...token, tag: 'ADV' }
    // "rooms that are not checking out"
    const isDenying = before?.key === 'not' && first !== undefined && BE.has(first.key)
    if (isDenying && token.tag === 'NOUN' && isGerund(token) && token.verb !== null)
      return { ...token, tag: 'VERB', base: token.verb }
    // "tubes that have air in them"
    if (before?.base === 'have' && token.tag === 'VERB' && isMass(token) && next?.tag === 'ADP')
      return { ...token, tag: 'NOUN', base: token.key }
    // "pots that crack"
    const isRelated =
      before !== undefined && RELATIVES.has(before.key) && first !== undefined && isPlural(first)
    if (
      isRelated &&
      token.tag === 'NOUN' &&
      token.verb === token.key &&
      (next === undefined || next.tag === 'ADP')
    )
      return { ...token, tag: 'VERB', base: token.key }
    // "a child slips under"
    if (token.key === 'under' && next === undefined && before?.tag === 'VERB') return { ...token, tag: 'ADV' }
    // "a light that has charge"
    const isHead = token.tag === 'ADJ' && token.verb !== null && RELATIVES.has(next?.key ?? '')
    if (isHead && before !== undefined && ARTICLES.has(before.key)) return { ...token, tag: 'NOUN' }
    // "a day that is warm enough"
    const isEnough = next?.key === 'enough' && before !== undefined && BE.has(before.key)
    if (isEnough && token.tag === 'ADV' && !token.key.endsWith('ly')) return { ...token, tag: 'ADJ' }
    // "one by one"
    const isByOne = (index: number): boolean =>
      tokens[index]?.key === 'one' && tokens[index + 1]?.key === 'by' && tokens[index + 2]?.key === 'one'
    if (isByOne(at) || isByOne(at - 1) || isByOne(at - 2)) return { ...token, tag: 'ADV' }
    // "too many alerts"
    const isCounted = before !== undefined && PLURAL_DETERMINERS.has(before.key) && token.tag === 'VERB'
    if (isCounted && token.key !== 'have' && isPlural(token)) return { ...token, tag: 'NOUN' }
    // "the stems might break", "leaves that fall"
    const isDetermined = before !== undefined && ARTICLES.has(before.key)
    const isThing = token.tag === 'VERB' && isPlural(token) && (isDetermined || at === 0)
    const isNamed = isDetermined ? next?.tag === 'AUX' || isBaseVerb(next) : RELATIVES.has(next?.key ?? '')
    if (isThing && isNamed) return { ...token, tag: 'NOUN' }
    // "the patient coughs"
    if (at === 1 && isDetermined && token.tag === 'ADJ' && isPerson(token) && isDoing(next))
      return { ...token, tag: 'NOUN' }
    if (
      at === 2 &&
      isDoing(token) &&
      before !== undefined &&
      isPerson(before) &&
      ARTICLES.has(first?.key ?? '')
    )
      return { ...token, tag: 'VERB', base: token.verb ?? token.base }
    // "the receiver claims that a box is missing"
    const isReporting =
      at === 2 &&
      ARTICLES.has(first?.key ?? '') &&
      before?.tag === 'NOUN' &&
      token.tag === 'NOUN' &&
      token.verb !== null &&
      token.key === thirdPersonOf(token.verb) &&
      next?.key === 'that' &&
      ['DET', 'PRON'].includes(tokens[at + 2]?.tag ?? '')
    if (isReporting) return { ...token, tag: 'VERB', base: token.verb ?? token.base }
    // "with good light"
    const isLast =
      next === undefined && before?.tag === 'ADJ' && (first?.tag === 'ADP' || first?.tag === 'DET')
    if (isLast && token.tag === 'ADJ' && (token.verb !== null || first?.tag === 'DET'))
      return { ...token, tag: 'NOUN' }
    // "a new attendant gets a suite": what stands before the first finite verb is the thing.
    const isStart = at > 0 && ARTICLES.has(tokens[0]?.key ?? '')
    if (!isStart || !MODIFYING.has(token.tag)) return token
    const between = tokens.slice(1, at)
    if (!between.every(({ tag }) => MODIFYING.has(tag))) return token
    if (token.tag === 'ADJ' && next !== undefined && isFiniteVerb(next)) return { ...token, tag: 'NOUN' }
    const isBeforeThing = next?.tag === 'ADJ' && tokens[at + 2] !== undefined && isFiniteVerb(tokens[at + 2])
    return token.tag === 'ADV' && isBeforeThing ? { ...token, tag: 'ADJ' } : token
  })

const isHelping = (token: Token | undefined): boolean =>
  token !== undefined && (DOING.has(token.key) || MODALS.has(token.key))

/** What a body does, and no thing is named by: "the patient moves". */
const BODILY = wordSet(
  'move cough sneeze vomit breathe cry swallow sweat shiver talk sleep bite kick scream bark pull',
)
const isDoing = (token: Token | undefined): boolean =>
  token !== undefined && token.verb !== null && BODILY.has(token.verb) && token.key.endsWith('s')

const isBaseVerb = (token: Token | undefined): boolean =>
  token !== undefined &&
  ((token.tag === 'VERB' && token.key === token.base) || (token.tag === 'NOUN' && isTroubleVerb(token.key)))

const isFiniteVerb = (token: Token | undefined): boolean =>
  token !== undefined && ((token.tag === 'VERB' && isThirdPerson(token)) || token.tag === 'AUX')
