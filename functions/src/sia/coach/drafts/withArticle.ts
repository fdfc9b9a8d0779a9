import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isGerund, isMass, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'

/** Objects that stand without an article: names of meals, measures, and what is one with its verb, as in "take care". */
const BARE = wordSet(
  `breakfast lunch dinner supper music gas timber cloth baggage homework housework paperwork help support care attention
  permission approval access consent contact credit cash change practice experience history transport gasoline insulin
  treatment part place sense note track control charge touch home school court goodbye capacity voice account advantage
  action inventory aim notice hold turn leave weight height length pressure temperature quality quantity speed depth gear
  hair juice cheese everything something anything nothing`,
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
    !isMass(noun) &&
    !BARE.has(noun.key) &&
    (next === undefined || next.tag === 'ADP')
  return isOne ? `${verb} the ${rest.join(' ')}` : step
}
