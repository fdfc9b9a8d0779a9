import { isPhrase } from '../grammar/readPhrase.ts'
import { isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { participleOf } from '../language/participleOf.ts'
import { isTroubleVerb } from '../words/troubleWords.ts'
import { headOf } from './headOf.ts'

/** "pads that we open for nothing", "cuttings I throw away" */
const OF_SPEAKER =
  /^(.{2,60}?) (?:(?:that|which) )?(?:i|we|you|they|people) ((?:(?:never|always|often|usually|just|only|still|do not|did not|cannot|have to|had to|must) )*)(\p{L}+)((?: .*)?)$/iu

/** A thing without who does what to it: "pads that are opened for nothing"; null for another text. */
export function withoutSpeaker(text: string, language: Language): string | null {
  const [, thing = '', adverbs = '', said = '', rest = ''] = OF_SPEAKER.exec(text) ?? []
  if (
    thing === '' ||
    !isPhrase(language.tokensOf(`the ${thing.replace(/^(?:the|an?|some) /i, '')}`), 'nouns')
  )
    return null
  const [verb] = language.tokensOf(`they ${said}`).slice(1)
  const head = headOf(thing, language)
  if (verb?.tag !== 'VERB' || head === undefined || ['be', 'have', 'need', 'want'].includes(verb.base))
    return null
  // "paper that we print" has nothing in it that is wasted, and "seedlings I forget to water" has another verb.
  if ((adverbs === '' && rest === '' && !isTroubleVerb(verb.base)) || /^ to /i.test(rest)) return null
  // "food that we cook for nobody and": an object would be another thing.
  if (/^ (?:the|an?|it|them|me|us|him|her)\b/i.test(rest)) return null
  const how = adverbs.replace(/(?:do|did) not |cannot /i, 'not ').replace(/(?:have|had) to |must /i, '')
  // "fuel we burn too much"
  const more = rest === ' too much' ? '' : rest
  return `${thing} that ${isPlural(head) ? 'are' : 'is'} ${how}${participleOf(verb.base)}${more}`
}
