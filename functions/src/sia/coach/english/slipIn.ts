import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import { BE, MODALS } from '../grammar/PHRASE_WORDS.ts'
import { isGerund, isMass, isParticiple, isPlural, isThirdPerson } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { COUNTABLE_NOUNS, PEOPLE } from './COUNTABLE_NOUNS.ts'
import { readLine } from './Line.ts'
import { hasBare, isFiniteWithoutOf, OF } from './learnersSlips.ts'
import { isFiniteAt } from './readSubject.ts'
import { DOUBLED } from './withWordOrder.ts'

/** The forms of statements, by what is told in them. */
const FRAMES: readonly (readonly [OutcomeQuestion, RegExp])[] = [
  ['long', /^Minimize the time it takes to /],
  ['wrong', /^Minimize the (?:likelihood|number of times|frequency) that /],
  ['wasted', /^Minimize the (?:amount|number|share) of (?:wasted )?/],
]
/** One and several. */
const GROUPS = wordSet(
  'team crew family group committee company government public audience band club department couple number lot majority rest pair half public press board',
)
/** Says no more than the question. */
const SAYS_NOTHING =
  /^Minimize the (?:frequency|likelihood) of wasting (?:the )?(?:time|energy|money|effort|material)$/
const OPENING = wordSet(
  'when whenever if whether because while unless although though until before after as than',
)
const ASKED = wordSet('what which who whose where how why whether if that')
/** What several things are counted by, and what single ones are. */
const SEVERAL = wordSet('many several these those')
const UNCHANGED = wordSet(
  'staff people police cattle fish sheep deer data criteria media aircraft series species fewer more such',
)
const ASKING = wordSet('ask tell show teach explain find remember decide know see check note')
const NEEDING = wordSet('need have take want be')
/** After these, another verb follows in its base form: "let the glue dry". */
const LETTING = wordSet('let make help see hear watch have feel get')
const ONE = wordSet('is was has does')
/** Means what is true, and not what is up to date. */
const FALSE_FRIENDS = wordSet('actual')
const FALSE_VERBS = wordSet('actualize actualizes actualizing')

/**
 * The first word at which a statement is surely no English, as it was told by somebody who is still learning it or in
 * shorthand; null for none. It knows what repairs leave: it is better to ask than to show such a statement.
 */
export function slipIn(statement: string, language: Language): string | null {
  const [about, frame] = FRAMES.find(([, form]) => form.test(statement)) ?? []
  if (SAYS_NOTHING.test(statement)) return 'wasting'
  if (about === undefined || frame === undefined) return null
  const told = statement.replace(frame, '')
  if (about === 'wasted' && /^(?:the )?time(?: that is wasted)?$/.test(told)) return 'time'
  const { tokens } = readLine(about, told, language)
  if (about === 'wrong' && !hasVerb(tokens)) return tokens[0]?.text ?? null
  const last = tokens.at(-1)
  const help = tokens.findIndex(({ key }) => BE.has(key))
  // "is by the wrong year filed"
  if (
    help > 0 &&
    tokens[help + 1]?.tag === 'ADP' &&
    isDone(last) &&
    tokens.length > help + 3 &&
    tokens.at(-2)?.tag === 'NOUN'
  )
    return last?.text ?? null
  if (about === 'long' && tokens[0]?.tag !== 'VERB' && OPENING.has(tokens[0]?.key ?? ''))
    return tokens[0]?.text ?? null
  if (about === 'long' && tokens[1]?.key === 'of' && !OF.has(tokens[0]?.base ?? '')) return 'of'
  return tokens.find((_, at) => isSlip(tokens, at, about, language))?.text ?? null
}

/** Whether what happens has a finite verb before its circumstances. */
function hasVerb(tokens: readonly Token[]): boolean {
  const from = tokens[0] !== undefined && OPENING.has(tokens[0].key) ? 1 : 0
  const found = tokens.findIndex(
    ({ key }, at) => at > from && OPENING.has(key) && key !== 'than' && key !== 'as',
  )
  const end = found < 0 ? tokens.length : found
  return tokens.slice(0, end).some((token, at) => at > 0 && isVerbAt(tokens, at, token))
}

function isVerbAt(tokens: readonly Token[], at: number, token: Token): boolean {
  if (token.tag === 'AUX' || BE.has(token.key) || MODALS.has(token.key)) return true
  if (tokens[at - 1]?.key === 'to') return false
  const verb = token.verb ?? (token.tag === 'VERB' ? token.base : null)
  if (verb === null) return false
  if (token.key !== verb) return !isGerund(token)
  return (token.tag === 'VERB' && isParticiple(token)) || hasSeveral(tokens, at)
}

/** Whether several do what is done at a place: "the material become hard" has one subject. */
const hasSeveral = (tokens: readonly Token[], end: number): boolean =>
  tokens
    .slice(0, end)
    .some(
      (token, at) =>
        (isPlural(token) && (token.tag !== 'VERB' || at === 0)) ||
        UNCHANGED.has(token.key) ||
        GROUPS.has(token.key) ||
        /^(?:i|we|you|they|and|all|most|some|many|several|both|few|others|none)$/.test(token.key),
    )

function isSlip(tokens: readonly Token[], at: number, about: OutcomeQuestion, language: Language): boolean {
  const [second, before, token, next, after] = [-2, -1, 0, 1, 2].map((step) => tokens[at + step])
  if (token === undefined) return false
  const { key, tag } = token
  // "chnl", "wrng"
  if (/^[bcdfghjklmnpqrstvwxz]{4,}$/.test(token.text) && !language.isKnown(key)) return true
  if (FALSE_VERBS.has(key)) return true
  if (FALSE_FRIENDS.has(key) && (BE.has(before?.key ?? '') || before?.key === 'not'))
    return next === undefined || next.tag === 'ADP'
  // "line noise so cannot hear"
  if (key === 'so' && (next?.tag === 'AUX' || MODALS.has(next?.key ?? '')) && before?.tag !== 'PUNCT')
    return true
  // "the milk passes of the temperature"
  if (key === 'of' && before !== undefined && isFiniteWithoutOf(tokens, at - 1)) return true
  // "the pipe has old milk dry inside"
  if (tag === 'ADJ' && before?.tag === 'NOUN' && hasBare(tokens, at - 1))
    return next === undefined || next.tag === 'ADP' || next.tag === 'ADV'
  // "before to put", "must to turn"
  if (
    key === 'to' &&
    next?.tag === 'VERB' &&
    /^(?:before|without|must|can|cannot|should|for)$/.test(before?.key ?? '')
  )
    return true
  // "is become", "is not enough tested"
  if (key === 'become' && BE.has(before?.key ?? '')) return true
  if (
    /^(?:enough|double|good|bad)$/.test(key) &&
    isDone(next) &&
    !DOUBLED.has(next?.key ?? '') &&
    (BE.has(before?.key ?? '') || (before?.key === 'not' && BE.has(second?.key ?? '')))
  )
    return after === undefined || after.tag === 'ADP'
  if (
    before !== undefined &&
    SEVERAL.has(before.key) &&
    isSingle(token) &&
    next?.tag !== 'NOUN' &&
    before.tag !== 'PRON'
  )
    return true
  // "very few material"
  if (before?.key === 'few' && isSingle(token) && !isPlural(token) && next?.tag !== 'NOUN') return true
  if (
    before?.key === 'much' &&
    tag === 'NOUN' &&
    isPlural(token) &&
    !UNCHANGED.has(key) &&
    second?.key !== 'how'
  )
    return true
  if (
    (before?.key === 'a' || before?.key === 'an') &&
    tag === 'NOUN' &&
    key.endsWith('s') &&
    isPlural(token) &&
    next?.tag !== 'NOUN' &&
    language.isKnown(token.base) &&
    COUNTABLE_NOUNS.has(token.base)
  )
    return true
  if (isRelative(token) && before !== undefined && next !== undefined && disagrees(tokens, at)) return true
  // "have same name"
  if (key === 'same' && next?.tag === 'NOUN' && (before?.tag === 'VERB' || before?.tag === 'AUX')) return true
  // "the rule what applies"
  if (
    key === 'what' &&
    before?.tag === 'NOUN' &&
    tokens[at - 2]?.tag === 'DET' &&
    next?.tag === 'VERB' &&
    isThirdPerson(next) &&
    !(about === 'long' && ASKING.has(tokens[0]?.base ?? ''))
  )
    return true
  // "arrives late or do not come"
  if (
    key === 'do' &&
    next?.key === 'not' &&
    about === 'wrong' &&
    !hasSeveral(
      tokens.slice(0, at).filter((each) => each.key !== 'and'),
      at,
    )
  )
    return true
  return isBare(tokens, at, about) || (about === 'long' && isSecondVerb(tokens, at))
}

const isDone = (token: Token | undefined): boolean =>
  token?.tag === 'VERB' && token.key !== token.base && isParticiple(token)

/** A thing of which there may be several, in the singular. */
const isSingle = (token: Token): boolean =>
  token.tag === 'NOUN' && !isPlural(token) && !UNCHANGED.has(token.key) && !isMass(token) && !isGerund(token)

const isRelative = ({ key }: Token): boolean => key === 'which' || key === 'that' || key === 'who'

/** "ice packs which is melted", "gloves that breaks" */
function disagrees(tokens: readonly Token[], at: number): boolean {
  const [head, verb, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  if (head === undefined || verb === undefined || head.tag === 'ADP') return false
  let start = at - 1
  while (['NOUN', 'ADJ'].includes(tokens[start - 1]?.tag ?? '')) start -= 1
  if (start > 0 && tokens[start - 1]?.tag !== 'DET' && tokens[start - 1]?.tag !== 'VERB') return false
  if (start > 1 && tokens[start - 2]?.tag === 'ADP') return false
  const isMany = (head.tag === 'NOUN' || head.verb !== null) && isPlural(head) && head.key !== head.base
  if (isMany && ONE.has(verb.key)) return next?.tag !== 'NOUN' && next?.tag !== 'DET'
  return (
    isMany &&
    verb.tag === 'VERB' &&
    isThirdPerson(verb) &&
    (next === undefined || next.tag === 'ADP' || OPENING.has(next.key))
  )
}

/** "write the record need many time": a verb that nothing joins to the one before. */
function isSecondVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (token?.tag !== 'VERB' || !NEEDING.has(token.key) || before?.tag !== 'NOUN' || isPlural(before))
    return false
  const earlier = tokens.slice(0, at)
  return (
    !earlier.some(
      ({ key, base }) =>
        ASKED.has(key) || OPENING.has(key) || LETTING.has(base) || key === 'and' || key === 'or',
    ) && !earlier.some((_, place) => isFiniteAt(tokens, place))
  )
}

/** Before a thing in the singular, these need an article: "what customer wants", "on road". */
const BEFORE_THING = wordSet('with to from into onto on in at near behind under for until')

/** "until sample is ready": a thing or person in the singular without an article. */
function isBare(tokens: readonly Token[], at: number, about: OutcomeQuestion): boolean {
  const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]]
  if (token?.tag !== 'NOUN' || isPlural(token) || token.text !== token.key) return false
  if (!COUNTABLE_NOUNS.has(token.key) && !PEOPLE.has(token.key)) return false
  if (next !== undefined && !['AUX', 'ADP', 'SCONJ'].includes(next.tag)) return false
  const isSubject =
    next?.tag === 'AUX' &&
    (before?.key === 'that' ||
      before?.key === 'until' ||
      OPENING.has(before?.key ?? '') ||
      (before === undefined && about === 'wrong'))
  return isSubject || (PEOPLE.has(token.key) && BEFORE_THING.has(before?.key ?? ''))
}
