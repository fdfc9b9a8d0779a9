import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { MODALS } from '../grammar/PHRASE_WORDS.ts'
import type { Language } from '../language/Language.ts'

/** Whether a text lacks the subject of its verb: "can eat half a day", but not "can openers". */
export function beginsWithModal(text: string, language: Language): boolean {
  // Alone, "can" and "will" would be taken for things.
  const [, modal, next, after] = language.tokensOf(`it ${uncapitalized(text)}`)
  if (modal === undefined || !MODALS.has(modal.key)) return false
  const verb = next?.tag === 'ADV' || next?.key === 'not' ? after : next
  return verb !== undefined && (verb.tag === 'VERB' || verb.tag === 'AUX') && verb.key === verb.base
}
