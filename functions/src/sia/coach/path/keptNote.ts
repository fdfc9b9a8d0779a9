import type { Language } from '../language/Language.ts'
import { isChatter } from '../words/troubleWords.ts'
import { quoted } from './clarify.ts'
import { quotesOf } from './quotesOf.ts'

/** What is said to the coach, or of the answer: "you never asked", "I forgot". */
const TO_COACH =
  /^(?:you (?:never|have|did|asked|said|forgot|missed)|(?:i|we) (?:forgot|forget to say|said|told)\b|put it\b|it is the )/i

/** Names what an answer tells beside the drafts that were made of it; empty if that is no fact. */
export function keptNote(refused: readonly string[], typed: string, language: Language): string {
  const facts = refused.filter((part) => tellsFact(part, language))
  return facts.length === 0 ? '' : `I keep ${quoted(quotesOf(facts, typed))} for later.`
}

/** Whether words that no draft was made of tell something that a member would miss if nobody named it. */
function tellsFact(part: string, language: Language): boolean {
  const tokens = language.tokensOf(part).filter(({ tag }) => tag !== 'PUNCT')
  return (
    tokens.length > 2 &&
    tokens.some(({ tag }) => tag === 'VERB' || tag === 'AUX') &&
    !TO_COACH.test(part) &&
    !isChatter(part)
  )
}
