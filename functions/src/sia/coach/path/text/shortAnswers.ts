import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { isPerson } from '../../grammar/isPerson.ts'
import { isPlural } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'

/** Most words of an answer that is taken as it stands. */
const MOST_OF_GROUP = 6
const MOST_OF_ACTION = 8
const PLAIN = /^[\p{L}&'’ /-]+$/u
/** "in A&E": where a group works. */
const WHERE = / (?:on|in|at|of|from|for|with) /
/** What is no action, or one that leaves open what it is done to. */
const OPEN =
  /\b(?:it|them|this|that|these|those|you|me|us|we|i|they|not|never|nothing|do|does|have|be|want|need|know|help)\b/i
/** A verb that no dictionary has: "re-cover". */
const AGAIN = /^re-?\p{L}{4,}$/u

/** Whether no word of an answer may be a typing mistake. */
const isWritten = (answer: string, language: Language): boolean =>
  answer.split(' ').every((word) => /[&-]/.test(word) || language.isKnown(word.toLowerCase()))

/** Whether an answer is a plural of people, by its head: "triage nurses in A&E". */
export function isShortGroup(answer: string, language: Language): boolean {
  const head = language.tokensOf(answer.split(WHERE)[0] ?? '').at(-1)
  return (
    PLAIN.test(answer) &&
    isWritten(answer, language) &&
    answer.split(' ').length <= MOST_OF_GROUP &&
    head !== undefined &&
    isPlural(head) &&
    isPerson(head) &&
    head.key !== 'people'
  )
}

/** Whether an answer is a verb and what it is done to, by its beginning: "re-cover worn furniture". */
export function isShortAction(answer: string, language: Language): boolean {
  const text = uncapitalized(answer.replace(/^to /i, ''))
  const [verb, ...rest] = language.tokensOf(text)
  const [object] = rest
  if (verb === undefined || object === undefined) return false
  // "triage patients": a noun elsewhere.
  const isOfTrade =
    verb.tag === 'NOUN' && verb.verb === verb.key && (object.tag === 'DET' || isPlural(object))
  const isVerb = verb.tag === 'VERB' ? verb.key === verb.base : isOfTrade || AGAIN.test(verb.key)
  return (
    isVerb &&
    PLAIN.test(text) &&
    isWritten(text, language) &&
    !OPEN.test(text) &&
    text.split(' ').length <= MOST_OF_ACTION &&
    rest.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN')
  )
}
