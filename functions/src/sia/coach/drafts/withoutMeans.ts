import type { Language } from '../language/Language.ts'

/** "Use the tablet to find out …", "with the press I fold …": what it is done with, and the verb that it is good for. */
const MEANS =
  /^((?:(?:they|we|i|you|people) )?(?:(?:just|also|mostly|usually|always) )?)(?:use|uses|using) (?!to\b)([^,.;]{2,40}?) to (\p{L}[^.;]{3,})$/iu

/** "With the brush I clean flues" */
const WITH_MEANS = /^with (?:the|an?|our|my|their) [^,.;]{2,40}?,? (?=(?:they|we|i) \p{L}+ \p{L})/iu

/**
 * What is done, without what it is done with today: of "use the tablet to find out why a lift has stopped" it is "find out
 * why a lift has stopped" (docs/method.md, J5). The text itself if it tells no such means.
 */
export function withoutMeans(text: string, language: Language): string {
  const [, doer = '', means = '', done = ''] = MEANS.exec(text) ?? []
  const [, verb] = language.tokensOf(`to ${done}`)
  // "use the road to work": a place, and no verb with its object.
  const isAction = verb !== undefined && verb.verb === verb.key && done.includes(' ')
  if (WITH_MEANS.test(text)) return text.replace(WITH_MEANS, '')
  return means !== '' && isAction && verb.key !== 'be' ? `${doer}${done}` : text
}
