import { isFiniteAt } from '../english/readSubject.ts'
import { isHuman } from '../grammar/isHuman.ts'
import { readClause } from '../grammar/readPhrase.ts'
import { isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'

/** What stands on both sides of "and", where each has its own subject and verb; null for other texts. */
export function twoClauses(told: string, language: Language): readonly [string, string] | null {
  const [, before = '', after = ''] = TWO.exec(told) ?? []
  if (after === '' || OPENED.test(before) || NEEDS_FIRST.test(after)) return null
  const tokens = language.tokensOf(before)
  const isBegun =
    tokens.some((token, at) => at > 0 && (isFiniteAt(tokens, at) || token.tag === 'VERB')) ||
    readClause(tokens) !== null
  const [first, verb] = language.tokensOf(after)
  const isPointing = POINTING.test(first?.text ?? '') && (verb?.tag === 'VERB' || verb?.tag === 'AUX')
  // "the shift lead is told at six"
  const isHelped =
    first?.tag === 'DET' && language.tokensOf(after).some(({ tag }, at) => tag === 'AUX' && at > 1)
  const isClause = isPointing || isHelped || readClause(language.tokensOf(after)) !== null
  return (isBegun || isPointing) && isClause ? [before, after] : null
}
const TWO = /^(.+?),? (?:and|but) ((?:they|he|she|it|this|the|an?|nobody|no one) .+)$/i
/** "… is two years old and the librarian believes it": what "it" is, the first clause tells. */
const NEEDS_FIRST =
  /^(?:the|an?) (?:\p{L}+ ){1,2}(?:believes?|trusts?|accepts?|ignores?|overlooks?|misses|uses) (?:it|them)$/iu
const POINTING = /^(?:they|he|she|it|this)$/i
/** After these, "and" may join what they begin. */
const OPENED =
  /\b(?:when|if|because|until|unless|although|while|before|after|that|which|who|whether|what|where|how|between|both)\b/i

/**
 * "and it cracks" after "a worker overtightens the nut": the one thing that was named. What suffers from a state may be
 * another thing: "the thermostat is wired wrong and it does not start".
 */
export function withEarlierThing(event: string, earlier: string, language: Language): string {
  if (!/^it /i.test(event) || tellsState(earlier, language)) return event
  const things = language.tokensOf(earlier).filter((token) => token.tag === 'NOUN' && !isHuman(token))
  const [thing, ...others] = new Set(things.filter((token) => !isPlural(token)).map(({ key }) => key))
  return thing === undefined || others.length > 0 ? event : `the ${thing}${event.slice(2)}`
}

/** Whether a clause tells how a thing is. */
function tellsState(clause: string, language: Language): boolean {
  const read = readClause(language.tokensOf(clause))
  return read?.tokens[read.verb]?.base === 'be'
}

/** Whether an event says what happens, or of what, only with the one before: "nobody notices", "the cook starts over". */
export const isNoEventAlone = (event: string): boolean =>
  /^(?:nobody|no one|everybody|everyone|nothing)\b|\b(?:there|then|again|too|instead|therefore)\b/i.test(
    event,
  ) || ENDS_OPEN.test(event)
const ENDS_OPEN =
  /\b(?:notices?|noticing|knows?|sees?|reali[sz]es?|starts? over|starts? again|told|stuck|late)(?: at [^ ]+)?$/i
