import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { Language } from '../language/Language.ts'

/** What changes how something is done, and not what it is done to: "overcharge", "rewire". */
const MANNERS = /^(?:over|under|mis|re|un|dis)-?/

/**
 * Whether to "it" is done what a step does, so that the step's object is meant: "overcharge it" of *Charge the system*.
 * Another verb may be done to anything.
 */
export function isOfStepVerb(text: string, step: string, language: Language): boolean {
  const [, own] = language.tokensOf(`to ${uncapitalized(step.trim())}`)
  const tokens = language.tokensOf(text)
  const before = tokens.slice(
    0,
    Math.max(
      tokens.findLastIndex(({ key }) => key === 'it'),
      0,
    ),
  )
  // "I refire it": a verb that no dictionary has stands before it.
  const done = before.findLast(({ tag }) => tag === 'VERB') ?? before.at(-1)
  if (own === undefined || done === undefined) return false
  const [verb, other] = [own, done].map((token) => token.verb ?? token.base)
  return verb === other || verb === other?.replace(MANNERS, '')
}
