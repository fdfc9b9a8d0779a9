import { actionForms } from '../drafts/actionForms.ts'
import { isSound } from '../drafts/isSound.ts'
import { outcomeForms } from '../drafts/outcomeForms.ts'
import type { Language } from '../language/Language.ts'
import { kindOf, type MessagePart } from '../messages/splitMessage.ts'
import { HARMING, isTroubleVerb } from '../words/troubleWords.ts'
import type { AskedFor } from './messageFeatures.ts'

/** Longest message that is read, in words. */
const MOST_WORDS = 14
const NONE: ReadonlySet<string> = new Set()
const TOLD =
  /^(?:h+m+,? |well,? |maybe,? |oh,? )*(?:with .{2,30} )?what (?:can |could |usually |often |always )*(?:goes? wrong|takes (?:so |too |very )?(?:long|time|ages|an age)|is (?:slow|hard|wasted))(?: maybe| here| often| mostly)* is\b/i

/** Words before what is told, and the question mark of whoever is not sure. */
const AROUND =
  /^(?:(?:oh|ah|well|hm+|maybe|perhaps|probably|possibly|sometimes|or|and|i guess|i suppose|i am afraid(?: that)?)\b[,.]? )+|(?<![?.!])[?.!]+$/giu
/** "remembering what the reader had", "you prick your fingers" */
const DOING = /^\p{L}{3,}ing \p{L}/iu
const AFRAID = /\bi am afraid (?!of\b|not\b|so\b|i\b|we\b)/i
const MISHAP = /^(?:i|we|you|they) \p{L}+ (?!me\b|you\b|us\b)\p{L}/iu

/** Whether one sentence tells what takes long or goes wrong, whatever its tone: "Maybe you prick your fingers?" */
export function tellsOneOutcome(said: string, language: Language): boolean {
  const text = said.trim().replace(AROUND, '').trim()
  const isDoing = DOING.test(text)
  const isFeared = AFRAID.test(said)
  if (
    /[.!?;\n]/.test(text) ||
    text.split(' ').length > MOST_WORDS ||
    !(isDoing || isFeared || MISHAP.test(text))
  )
    return false
  const [, verb] = language.tokensOf(text)
  if (!isDoing && !isFeared && (verb === undefined || !(HARMING.has(verb.base) || isTroubleVerb(verb.base))))
    return false
  const part: MessagePart = {
    text,
    kind: isDoing ? 'gerund' : 'clause',
    sentence: 0,
    link: '',
    isAside: false,
  }
  const context = { about: isDoing ? 'long' : 'wrong', executor: '', isStory: false } as const
  return outcomeForms(part, context, language).some((form) => isSound(form, 'outcome', language, NONE))
}

/** Whether a message has the form of what was asked: a verb and its object, or "what goes wrong is …". */
export function tellsWhatWasAsked(text: string, asked: AskedFor, language: Language): boolean {
  if (asked === 'outcomes') return TOLD.test(text)
  if (asked === 'executor' || text.includes('?')) return false
  const [first = ''] = text.split(/(?<=[.!;])\s|\n/)
  if (first.split(' ').length > MOST_WORDS || kindOf(first, language) !== 'action') return false
  return actionForms(first, language).some((form) => isSound(form, 'action', language, NONE))
}
