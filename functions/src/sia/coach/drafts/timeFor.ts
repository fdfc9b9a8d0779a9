import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { BE, INDEFINITES, MODALS } from '../grammar/PHRASE_WORDS.ts'
import { readClause } from '../grammar/readPhrase.ts'
import { isParticiple } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { joinTokens } from './joinTokens.ts'

/** Who was not named. */
const WHOEVER: ReadonlySet<string> = new Set(['they', 'we', 'i', 'you'])

/** The time until what a clause tells has happened: "the plate sits in register"; null for what takes no time. */
export function timeFor(clause: string, language: Language): string | null {
  const read = readClause(language.tokensOf(uncapitalized(clause)))
  const verb = read?.tokens[read.verb]
  if (read === null || verb === undefined) return null
  const subject = read.tokens.slice(0, read.verb)
  if (BE.has(verb.key) || MODALS.has(verb.key) || INDEFINITES.has(subject[0]?.key ?? '')) return null
  const next = read.tokens[read.verb + 1]
  // "until the glaze has dried"
  const done = verb.base === 'have' && next?.tag === 'VERB' && isParticiple(next) ? next : null
  const action = [
    { ...(done ?? verb), text: (done ?? verb).base },
    ...read.tokens.slice(read.verb + (done === null ? 1 : 2)),
  ]
  // "until they agree on a flavor"
  if (WHOEVER.has(subject[0]?.key ?? '')) return `Minimize the time it takes to ${joinTokens(action)}`
  return `Minimize the time it takes for ${joinTokens(subject)} to ${joinTokens(action)}`
}
