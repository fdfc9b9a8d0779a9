import { NOUN_VERBS, PLAIN_VERBS, wordSet } from '@outcome-studio/shared/domain/checker'
import { readClause } from '../grammar/readPhrase.ts'
import { isPlural, isVerbForm } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { CRAFT_VERBS } from '../words/CRAFT_VERBS.ts'
import { OF_VERBS } from './nominalForms.ts'

export const PARTICLES = wordSet('back up down out off in on away over')
/** "check that the door is locked" */
const CHECKED = wordSet('check verify confirm ensure prove see test')

/** Whether two nouns that are verbs as well are one name: "base coat". */
const tokensName = (first: Token | undefined, second: Token | undefined, third: Token | undefined): boolean =>
  first?.tag === 'NOUN' &&
  second?.tag === 'NOUN' &&
  third === undefined &&
  PLAIN_VERBS.has(second.key) &&
  !CHECKED.has(first.key) &&
  NOUN_VERBS.has(first.key)

/** Ends of nouns of what is done. */
const ACTION_NOUN = /(?:tion|sion|ment|sis|ing|al)$/

/** Adjectives that are verbs where an action was asked for: "clean windows". */
const WORKED = wordSet(
  'clean empty dry open warm cool clear level smooth separate correct complete secure free calm',
)

/** A text that orders what is to be done: "check the alignment", "rasp wall"; null for another. */
export function imperative(text: string, language: Language, isAmongActions: boolean): string | null {
  const [, first] = language.tokensOf(`to ${text}`)
  if (first === undefined || first.key !== first.base || isPlural(first)) return null
  const [plain, second, third] = language.tokensOf(text)
  const after = language.tokensOf(text).slice(1)
  const end = after.findIndex(({ tag }) => tag === 'ADP')
  const done = end < 0 ? after : after.slice(0, end)
  const noun = done.find(({ tag }, at) => tag === 'NOUN' && done[at + 1]?.tag !== 'NOUN')
  // "do a smoke test", and not "do the numbers match"
  const isDone =
    first.key === 'do' &&
    second?.tag === 'DET' &&
    noun !== undefined &&
    (noun.verb !== null || ACTION_NOUN.test(noun.key)) &&
    readClause(after) === null
  if (first.key === 'be' || (first.key === 'do' && !isDone) || first.key === 'have') return null
  // "Back to the start", "down in the cellar": places, although "back" and "down" may be verbs.
  if (PARTICLES.has(first.key) && second !== undefined && second.tag !== 'DET') return null
  // "base coat"
  if (tokensName(plain, second, third)) return null
  // "repair of clocks"
  if (second?.key === 'of' && !OF_VERBS.has(first.key)) return null
  const isCraft = CRAFT_VERBS.has(first.key)
  const isListed = PLAIN_VERBS.has(first.key) || NOUN_VERBS.has(first.key) || isCraft
  const follows = second !== undefined && PARTICLES.has(second.key) ? third : second
  const isObject = follows?.tag === 'DET' || follows?.tag === 'PRON'
  // "rasp wall": what can be a verb is one before what can be its object.
  const isOpen =
    first.tag === 'VERB' &&
    first.verb === first.key &&
    second !== undefined &&
    ((second.tag === 'NOUN' && !isVerbForm(second) && !isPlural(second)) ||
      (follows !== second && third !== undefined) ||
      (isAmongActions && second.tag === 'NOUN' && !isPlural(second)) ||
      (isListed && follows !== second))
  const isVerb =
    plain?.tag === 'VERB' ||
    isListed ||
    isDone ||
    isOpen ||
    (isObject && (first.tag === 'VERB' || second?.tag === 'DET'))
  // "Blind spots" and "check calls" name things.
  const isThing =
    (plain?.tag === 'ADJ' && !isObject && !WORKED.has(plain.key)) ||
    (second !== undefined &&
      ((['who', 'which'].includes(second.key) && !(plain?.tag === 'VERB' && second.tag === 'DET')) ||
        (second.key === 'that' && !CHECKED.has(first.key))))
  return isVerb && !isThing ? text : null
}
