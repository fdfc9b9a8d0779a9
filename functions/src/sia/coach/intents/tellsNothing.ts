import type { Language } from '../language/Language.ts'
import { AGREEING } from '../messages/CUES.ts'
import type { MessageKind } from '../messages/MessageKind.ts'
import { likeliestKind } from './likeliestKind.ts'
import type { MessageInPlace } from './messageFeatures.ts'

/** What tells nothing of the work. */
const EMPTY: ReadonlySet<MessageKind> = new Set([
  'dontKnow',
  'command',
  'emotional',
  'offTopic',
  'question',
  'confirm',
])
/** Likelihood from which a sentence tells nothing. */
const SURELY = 0.4
/** Likelihood of an answer below which it tells nothing, whatever else it is. */
const HARDLY = 0.1
/** "I'll pay attention next time" */
const PROMISE =
  /^(?:(?:but|and|so|sorry),? )*(?:i|we) (?:will|am going to|are going to|should have|promise)\b/i
/** "Leave it like that" */
const AGREED = new RegExp(`${AGREEING.source}[.! ]*$`, 'i')
/** Anybody, and so nobody in particular: "a bit of everybody and nobody". */
const ANYBODY = /\b(?:every|any|some|no)(?:body|one)\b/i
const NAMING = /\b(?:who|whoever|that)\b/i

/**
 * Whether words that no draft was made of tell nothing of the work either, so that a question about them would be silly.
 * Takes time linear in their length.
 */
export function tellsNothing(text: string, place: PlaceOfWords, language: Language): boolean {
  if (PROMISE.test(text) || AGREED.test(text.trim())) return true
  if (place.asked === 'executor' && ANYBODY.test(text) && !NAMING.test(text)) return true
  const { kind, likelihood, ofAnswer } = likeliestKind({ ...place, drafts: [], text, cued: null }, language)
  return EMPTY.has(kind) && (likelihood >= SURELY || ofAnswer < HARDLY)
}

/** What is asked for, and known. */
type PlaceOfWords = Pick<MessageInPlace, 'asked' | 'executor' | 'job'>
