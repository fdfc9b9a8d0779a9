import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { PREPOSITIONS } from '../grammar/PHRASE_WORDS.ts'
import { isGerund, isMass, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { baseOfGerund } from '../language/verbForms.ts'

/** What somebody does, in the forms that statements need. */
export interface Action {
  readonly base: string
  readonly infinitive: string
  readonly gerund: string
}

/** Verbs that "of" belongs to. */
const OF = wordSet('think dream hear speak talk dispose complain smell approve')

/** "finding a table", "the waiting until the oven is hot"; null for what is no action in -ing. */
export function gerundAction(text: string, language: Language): Action | null {
  // "the warning is missing"
  const after = language.tokensOf(text)[2]
  // "the dressing falls off"
  const isSubject = after?.tag === 'AUX' || (after?.tag === 'VERB' && after.key !== after.base)
  if (/^the /i.test(text) && isSubject) return null
  const plain = uncapitalized(text).replace(/^the (?=\p{L}+ing\b)/u, '')
  const [first, second, third] = language.tokensOf(`they keep ${plain}`).slice(2)
  const isMarked = second?.tag === 'DET' || second?.tag === 'PRON'
  const isInIng = first !== undefined && (isGerund(first) || (isMarked && /\p{L}{3}ing$/u.test(first.key)))
  if (first === undefined || !isInIng || first.key === 'having' || first.key === 'being') return null
  // "building permits", "parking space": the word in -ing belongs to the noun.
  const isModifier =
    second !== undefined &&
    ['NOUN', 'PROPN'].includes(second.tag) &&
    !isPlural(second) &&
    !PREPOSITIONS.has(second.key) &&
    // "cutting glass that does not fit"
    !(isMass(second) && third !== undefined && ['that', 'which'].includes(third.key)) &&
    first.tag !== 'VERB' &&
    !(
      isMass(second) &&
      (third === undefined || third.tag === 'ADP') &&
      language.tokensOf(plain)[0]?.tag === 'VERB'
    )
  // "parking fees" is a thing, although "paying fees" is an action.
  const isNamed =
    second !== undefined &&
    second.tag === 'NOUN' &&
    plain.split(' ').length === 2 &&
    language.tokensOf(plain)[0]?.tag === 'NOUN'
  if (isModifier || isNamed) return null
  const base = baseOfGerund(first, language)
  if (base === undefined) return null
  const rest = plain.slice(first.text.length).replace(/^ of (?=\p{L})/u, (of) => (OF.has(base) ? of : ' '))
  return { base, infinitive: `${base}${rest}`, gerund: `${first.text}${rest}` }
}
