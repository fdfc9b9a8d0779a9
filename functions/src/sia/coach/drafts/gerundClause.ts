import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { isPhrase } from '../grammar/readPhrase.ts'
import { isGerund, isPlural, thirdPersonOf } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { baseOfGerund } from '../language/verbForms.ts'
import { joinTokens } from './joinTokens.ts'

/** "a page getting out of order" as the clause "a page gets out of order"; null for another text. */
export function gerundClause(text: string, language: Language): string | null {
  const tokens = language.tokensOf(uncapitalized(text))
  const at = tokens.findIndex((token, index) => index > 0 && token.tag === 'VERB' && isGerund(token))
  const [verb, head, next] = [tokens[at], tokens[at - 1], tokens[at + 1]]
  // "pages sticking" is what happens, "the pages missing" what is so; "the drying rack" is one thing.
  if (verb === undefined || head?.tag !== 'NOUN' || ['NOUN', 'PROPN'].includes(next?.tag ?? '')) return null
  const base = baseOfGerund(verb, language)
  const subject = tokens.slice(0, at)
  const isDetermined = subject[0]?.tag === 'DET' || isPlural(head)
  if (base === undefined || base === 'be' || base === 'have' || !isDetermined) return null
  if (!isPhrase(subject, 'nouns')) return null
  // "names missing on the door"
  const state = `${isPlural(head) ? 'are' : 'is'} missing`
  const finite = base === 'miss' ? state : isPlural(head) ? base : thirdPersonOf(base)
  return joinTokens([...subject, { ...verb, text: finite }, ...tokens.slice(at + 1)])
}
