import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { BE, INDEFINITES, MODALS } from '../grammar/PHRASE_WORDS.ts'
import { readClause } from '../grammar/readPhrase.ts'
import type { Language } from '../language/Language.ts'
import { joinTokens } from './joinTokens.ts'

/** The time until what a clause tells has happened: "the plate sits in register"; null for what takes no time. */
export function timeFor(clause: string, language: Language): string | null {
  const read = readClause(language.tokensOf(uncapitalized(clause)))
  const verb = read?.tokens[read.verb]
  if (read === null || verb === undefined) return null
  const subject = read.tokens.slice(0, read.verb)
  if (BE.has(verb.key) || MODALS.has(verb.key) || INDEFINITES.has(subject[0]?.key ?? '')) return null
  const action = [{ ...verb, text: verb.base }, ...read.tokens.slice(read.verb + 1)]
  return `Minimize the time it takes for ${joinTokens(subject)} to ${joinTokens(action)}`
}
