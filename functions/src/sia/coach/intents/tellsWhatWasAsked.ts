import { actionForms } from '../drafts/actionForms.ts'
import { isSound } from '../drafts/isSound.ts'
import type { Language } from '../language/Language.ts'
import { kindOf } from '../messages/splitMessage.ts'
import type { AskedFor } from './messageFeatures.ts'

/** Longest message that is read, in words. */
const MOST_WORDS = 14
const NONE: ReadonlySet<string> = new Set()
const TOLD =
  /^(?:h+m+,? |well,? |maybe,? |oh,? )*(?:with .{2,30} )?what (?:can |could |usually |often |always )*(?:goes? wrong|takes (?:so |too |very )?(?:long|time|ages|an age)|is (?:slow|hard|wasted))(?: maybe| here| often| mostly)* is\b/i

/** Whether a message has the form of what was asked: a verb and its object, or "what goes wrong is …". */
export function tellsWhatWasAsked(text: string, asked: AskedFor, language: Language): boolean {
  if (asked === 'outcomes') return TOLD.test(text)
  if (asked === 'executor' || text.includes('?')) return false
  const [first = ''] = text.split(/(?<=[.!;])\s|\n/)
  if (first.split(' ').length > MOST_WORDS || kindOf(first, language) !== 'action') return false
  return actionForms(first, language).some((form) => isSound(form, 'action', language, NONE))
}
