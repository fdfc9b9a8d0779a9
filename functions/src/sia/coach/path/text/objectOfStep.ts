import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { joinTokens } from '../../drafts/joinTokens.ts'
import { PARTICLES, PREPOSITIONS } from '../../grammar/PHRASE_WORDS.ts'
import { isPhrase } from '../../grammar/readPhrase.ts'
import { isPlural } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'

/** The one thing that a step is done to: "the base coat" of *Paint the base coat*; null for several, or none. */
export function objectOfStep(step: string, language: Language): string | null {
  const tokens = language.tokensOf(`to ${uncapitalized(step.trim())}`).slice(2)
  const from = PARTICLES.has(tokens[0]?.key ?? '') ? 1 : 0
  const end = tokens.findIndex(({ key }, at) => at > from && (PREPOSITIONS.has(key) || PARTICLES.has(key)))
  const thing = tokens.slice(from, end < 0 ? undefined : end)
  const last = thing.at(-1)
  if (last === undefined || last.tag !== 'NOUN' || isPlural(last) || thing.some(({ key }) => key === 'and'))
    return null
  const named = thing[0]?.tag === 'DET' ? `the ${joinTokens(thing.slice(1))}` : `the ${joinTokens(thing)}`
  return isPhrase(language.tokensOf(named), 'nouns') ? named : null
}
