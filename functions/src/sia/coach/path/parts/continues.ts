import { isThirdPerson } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'

/** When it happens, or what else a thing does: "when we steam the milk, the foam makes bubbles". */
export const isBeside = (other: MessagePart, part: MessagePart, language: Language): boolean =>
  /^(?:when|while|if|once|after|before|as soon as) /i.test(other.text) || continues(other, part, language)

/** Whether a part goes on with what the thing of another one does: "and gets cold". */
export function continues(part: MessagePart, before: MessagePart | undefined, language: Language): boolean {
  if (before === undefined || part.link !== 'and' || part.sentence !== before.sentence) return false
  const [verb] = language.tokensOf(part.text)
  return verb !== undefined && verb.tag === 'VERB' && isThirdPerson(verb) && before.kind === 'clause'
}
