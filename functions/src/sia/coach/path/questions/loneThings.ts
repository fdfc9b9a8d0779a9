import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { isPhrase } from '../../grammar/readPhrase.ts'
import { isGerund, isPlural } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'

/** Asks what several things do that an answer only names: "slugs"; null for another answer. */
export function askLoneThings(parts: readonly string[], language: Language): string | null {
  const [only, ...others] = parts
  const name = only?.replace(/^the /i, '').trim() ?? ''
  if (others.length > 0 || !/^\p{L}{3,}$/u.test(name)) return null
  const words = language.tokensOf(`the ${uncapitalized(name)}`)
  const [, word] = words
  const isThings = word !== undefined && isPlural(word) && !isGerund(word) && isPhrase(words, 'nouns')
  return isThings && language.isKnown(name)
    ? `What do the ${uncapitalized(name)} do there, or what happens to them?`
    : null
}
