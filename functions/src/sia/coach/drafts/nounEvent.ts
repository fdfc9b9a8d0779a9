import { isPlural } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { isTroubleVerb } from '../words/troubleWords.ts'
import { joinTokens } from './joinTokens.ts'

const PLACES: ReadonlySet<string> = new Set(['ADP', 'ADV', 'ADJ'])

/**
 * "the hose kinks", "the wall above collapses" as what happens, although the verb may be the plural of a noun; null for
 * another text.
 */
export function nounEvent(tokens: readonly Token[]): string | null {
  const [article, noun, ...others] = tokens
  const verb = others.at(-1)
  const between = others.slice(0, -1)
  const isEvent =
    article !== undefined &&
    ['the', 'a', 'an'].includes(article.key) &&
    noun?.tag === 'NOUN' &&
    !isPlural(noun) &&
    verb?.key.endsWith('s') &&
    verb.verb !== null &&
    isTroubleVerb(verb.verb) &&
    between.length < 2 &&
    between.every(({ tag, key }) => PLACES.has(tag) && key !== 'of')
  return isEvent
    ? `Minimize the likelihood that ${joinTokens([{ ...article, text: article.key }, ...tokens.slice(1)])}`
    : null
}
