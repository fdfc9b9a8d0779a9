import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isGerund, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'

/** Nouns that stand without an article, and objects that are one with their verb: "take care". */
const UNCOUNTED = wordSet(
  `water beer wine milk coffee tea juice breakfast lunch dinner supper music money bread butter sugar salt flour rice
  food meat fish hair blood oil gas electricity power heat air soil sand gravel cement concrete wood timber metal steel
  glass paper plastic cloth fabric cotton wool leather paint glue ink dust dirt mud snow ice rain wind traffic luggage
  baggage equipment furniture software hardware data information news advice feedback evidence research homework work
  housework paperwork progress help support care attention permission approval access consent contact credit cash
  change time space room training practice experience knowledge art history transport fuel diesel petrol gasoline honey
  wax yeast malt cheese cream medication medicine insulin treatment part place sense note track control charge touch
  home school court goodbye capacity voice account advantage action stock inventory aim notice hold turn leave weight height length
  pressure temperature quality quantity speed depth gear everything something anything nothing`,
)

/**
 * A step with the article that its object lacks: "Strip bed" as "Strip the bed". Only where the object is one countable
 * thing, directly after the verb.
 */
export function withArticle(step: string, language: Language): string {
  const [verb = '', ...rest] = step.split(' ')
  const [, , ...tokens] = language.tokensOf(`to ${step.charAt(0).toLowerCase()}${step.slice(1)}`)
  const at = tokens.findIndex(({ tag }) => tag !== 'ADJ')
  const [noun, next] = [tokens[at], tokens[at + 1]]
  const isOne =
    noun !== undefined &&
    noun.tag === 'NOUN' &&
    !isPlural(noun) &&
    !isGerund(noun) &&
    !UNCOUNTED.has(noun.key) &&
    (next === undefined || next.tag === 'ADP')
  return isOne ? `${verb} the ${rest.join(' ')}` : step
}
