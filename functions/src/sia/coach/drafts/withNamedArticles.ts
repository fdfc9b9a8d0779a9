import { isMass, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { joinTokens } from './joinTokens.ts'

const DEFINITE: ReadonlySet<string> = new Set(['wrong', 'same'])

/**
 * A text with the articles that a thing named with one in the job or the step lacks: "the code of prescription" as "the
 * code of the prescription", "in wrong place" as "in the wrong place".
 * @param named the texts that name things with their articles
 */
export function withNamedArticles(text: string, named: string, language: Language): string {
  const tokens = language.tokensOf(text)
  const articled = new Set(
    [...named.toLowerCase().matchAll(/\b(?:the|an?) (\p{L}+)/gu)].map(([, thing = '']) => thing),
  )
  const changed = tokens.map((token, at) => {
    const [first, before, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
    const isOne = (each: typeof token | undefined): boolean =>
      each !== undefined && each.tag === 'NOUN' && !isPlural(each) && !isMass(each)
    const isThing = before?.tag === 'ADP' && isOne(token) && articled.has(token.key) && next?.tag !== 'NOUN'
    const isPlace =
      before?.tag === 'ADP' &&
      DEFINITE.has(token.key) &&
      isOne(next) &&
      !isOne(tokens[at + 2]) &&
      first !== undefined
    return isThing || isPlace ? { ...token, text: `the ${token.text}` } : token
  })
  return changed.some((token, at) => token !== tokens[at]) ? joinTokens(changed) : text
}
