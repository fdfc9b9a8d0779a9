import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Language } from '../../language/Language.ts'
import { isKnownVerb } from '../../messages/sharedObject.ts'
import { tellsTrouble } from '../../words/troubleWords.ts'

/** Begins what is said of something, and is not done. */
const EXPLETIVE =
  /^(?:there|that|this|it) (?:is|are|was|were|has|have|would|will)\b|^(?:comes?|follows?) (?:the|an?|our|my)\b/i
/** "What takes long" without what does, "people do", "last June I walked …": beside an answer. */
const BESIDE =
  /^what (?:\p{L}+ )?(?:takes|goes?|is|gets) \p{L}+$|^to \p{L}+$|^\p{L}+ (?:do|does|did|can|cannot|will)(?: not)?$|^(?:last|this|one|the other) \p{L}+,? (?:i|we|they) /iu

/** "of which there are usually a good many", "11 days on average": what is said of something told before. */
const OF_THAT =
  /^(?:(?:of|to|for|with|from|in|at) )?(?:which|whom|whose)\b|^(?:about |around |roughly |some )?\d[\d.,]* ?(?:%|\p{L}+)(?: (?:on average|or so|each|per \p{L}+|an? \p{L}+|in total))?$/iu

/** What is said of the talk, of the answer itself, or of whoever says it: "size is okay", "I wasn't sure how to say it". */
const OF_ANSWER =
  /^(?:(?:i|we) (?:was|were|am|are) (?:not )?(?:so |very |really |quite |too )*(?:sure|unsure|certain|wrong|confused|done|finished|afraid|sorry)\b|(?:i|we) (?:do not|never|cannot) (?:decide|mind|care|remember|complain)\b|(?:its?|that|this|the (?:size|job|step|wording|question)|size)(?: is| was| looks| sounds)? (?:\p{L}+ ){0,2}(?:fine|ok|okay|good|right|great|perfect|easy|clear|enough|english|correct|true)$|(?:do|did|does|are|is|have|has|can|could|would|should) (?:you|i|it|that|this|we)\b|what (?:can|could|goes|is|takes)(?: \p{L}+){1,2}$|(?:that|which|it) takes (?:half|all|most|the longest|the whole|a whole|a good part)\b|(?:for|with|to) the \p{L}+, not (?:for|with|to) the \p{L}+$|the (?:\p{L}+ )?(?:system|others?|boss|computer|readers?) (?:do|does)(?: that| it)?$|(?:that|it|this) would be (?:\p{L}+ )?\p{L}+$|you know|to be honest|nothing to \p{L}+)/iu

/** Whether words are about the talk or the answer, and tell nothing of the work. */
export const tellsOfAnswer = (text: string): boolean => OF_ANSWER.test(text)

/** Words of the conversation itself, and of what somebody thinks of it. */
const OF_TALK = wordSet(
  `say tell mean know think guess suppose believe hope ask help count matter sorry sure okay ok fine good right clear plain
  honest true size step card question answer word wording sentence english sense make understand idea example honesty
  really quite just well anyway done`,
)
const CLOSED: ReadonlySet<string> = new Set([
  'PRON',
  'AUX',
  'DET',
  'ADP',
  'PART',
  'SCONJ',
  'CCONJ',
  'INTJ',
  'ADV',
  'PUNCT',
])
/** Longest small talk, in words. */
const MOST_TALK = 9

/** "size is okay", "to be honest", "I was not sure how to say it": nothing of it is work. */
function isSmallTalk(text: string, language: Language): boolean {
  const tokens = language.tokensOf(text)
  return (
    tokens.length <= MOST_TALK &&
    // "you cannot tell who is who" tells a trouble.
    (!/\b(?:not|cannot|can't|cant)\b/i.test(text) || /\bnot (?:\p{L}+ )?sure\b/iu.test(text)) &&
    !tellsTrouble(tokens.filter(({ key }) => key !== 'not')) &&
    tokens.some(({ key, base }) => OF_TALK.has(key) || OF_TALK.has(base)) &&
    tokens.every(({ key, base, tag }) => CLOSED.has(tag) || OF_TALK.has(key) || OF_TALK.has(base))
  )
}

/** Adjectives that are verbs as well, but hardly a step. */
const JUDGING = wordSet('fine slow quiet free cool open better')

/**
 * Whether a part is nothing but one word of what something is like: "horrible".
 * @param isOfSteps whether steps are told: "bathe the dog, dry, clip the nails"
 */
export function isComment(text: string, isOfSteps: boolean, language: Language): boolean {
  const [only, ...others] = language.tokensOf(text)
  if (others.length > 0 || only === undefined || !['ADJ', 'ADV', 'INTJ'].includes(only.tag)) return false
  const isDone = isOfSteps && only.tag === 'ADJ' && !JUDGING.has(only.key) && isKnownVerb(only.key, language)
  return !isDone
}

/** Whether words only comment on an answer: a question about them would be silly. */
export function isRemark(text: string, about: 'step' | 'trouble' | 'other', language: Language): boolean {
  if (BESIDE.test(text) || OF_THAT.test(text) || OF_ANSWER.test(text)) return true
  if (about !== 'other' && isSmallTalk(text, language)) return true
  if (about !== 'step') return false
  const [first, second] = language.tokensOf(text)
  const isOneWord = second === undefined && first !== undefined
  // "mortifying", where it is no step of one word.
  return (
    EXPLETIVE.test(text) ||
    (isOneWord && ((first.tag === 'ADJ' && isComment(text, true, language)) || /ing$/i.test(first.text)))
  )
}
