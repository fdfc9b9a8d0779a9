import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { readClause } from '../grammar/readPhrase.ts'
import { isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'

/** "the vessel may not give shelter" */
const MAY_NOT =
  /^((?!(?:i|we|you|they|it|he|she|that|this|there|what|who) )\p{L}.{1,60}?) (?:may|might|could|will sometimes) not (be )?(?=\p{L})/iu
/** "two teams may both claim the budget" */
const MAY_BOTH = /^((?!(?:i|we|you|they|it) )\p{L}.{1,60}?) (?:may|might|can|could) (?:both|all) (?=\p{L})/iu
/** Where the consequence may begin, after "if the customer squints". */
const CONSEQUENCE = /,? (?=(?:the|an?|my|our|some|every) )/giu
const IF = /^(?:if|when|once) (?=(?:the|an?|my|our|some|every|somebody|someone|nobody|it|they) )/i

/** What goes wrong, without that it only may, and without the case in which it does. */
export function faultTold(text: string, language: Language): string {
  const told = text
    .replace(MAY_NOT, (_, subject: string, be: string | undefined) => {
      const head = language.tokensOf(uncapitalized(subject)).findLast(({ tag }) => tag === 'NOUN')
      const isMany = head !== undefined && isPlural(head)
      const [one, many] = be === undefined ? ['does', 'do'] : ['is', 'are']
      return `${subject} ${isMany ? many : one} not `
    })
    .replace(MAY_BOTH, '$1 ')
  return consequenceOf(told, language) ?? told
}

/** "the measurement comes out wrong" of "If the customer squints the measurement comes out wrong". */
function consequenceOf(text: string, language: Language): string | null {
  const condition = text.replace(IF, '')
  if (condition === text) return null
  for (const found of condition.matchAll(CONSEQUENCE)) {
    const [first, second] = [condition.slice(0, found.index), condition.slice(found.index + found[0].length)]
    const isClause = (each: string) => readClause(language.tokensOf(uncapitalized(each))) !== null
    if (isClause(first) && isClause(second)) return second
  }
  return null
}
