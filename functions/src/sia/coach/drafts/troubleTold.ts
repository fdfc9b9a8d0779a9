import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { gerundOf } from '../language/verbForms.ts'
import { tellsTrouble } from '../words/troubleWords.ts'
import type { OutcomeContext } from './OutcomeContext.ts'

/** "The handwriting of the doctors is hard to read" */
const HARD_TO =
  /^((?!(?:it|this|that|they|there|i|we|you) )\p{L}.{2,60}?) (?:is|are) (?:(?:too|very|really|so|quite|often) )*(?:hard|difficult|tricky|tough|awkward) to (read|find|reach|see|get|open|remove|clean|understand|check|lift|carry|move|fit|count|sort|measure|identify|hear|tell apart)$/iu
/** "the gypsophila is a devil to untangle": whatever it is called, what it is hard to do was asked. */
const PIG_TO =
  /^((?:the|an?|our|my|some) \p{L}.{2,40}?) (?:is|are) (?:such )?(?:an? |always a |absolute |real )+\p{L}+ to (\p{L}+(?: (?:off|out|up|down|in|on|over|away|apart|back|open))?)$/iu
/** "we waste a good deal of money on paying for the hall" */
const MONEY =
  /^(?:i|we|you|they) (?:also )?(?:waste|lose|spend) (?:(?:too |so )?much|a lot of|lots of|a good deal of|most of the) money on (.{3,100})$/iu
const EASY =
  /^(?:(?:it|that) is )?(?:(?:very|so|really|quite|pretty|far|much|too|all too) )*easy to (\p{L}+)( .{3,80})$/iu

/** "easy to get the levels wrong": what happens too easily; null for another text. */
function easyForm(text: string, language: Language): string | null {
  const [, verb = '', rest = ''] = EASY.exec(text) ?? []
  const tokens = language.tokensOf(`to ${verb.toLowerCase()}${rest}`).slice(1)
  return verb !== '' && tellsTrouble(tokens)
    ? `Minimize the likelihood of ${gerundOf(verb.toLowerCase())}${rest}`
    : null
}

/** "I make a lot of phone calls to the doctor" */
export const MANY =
  /^(?:i|we|you|they) (?:make|do|have|get|write|send|print|take|open|order|buy) (?:(?:far |way )?(?:too|so) many|a lot of|lots of|loads of|many) (\p{L}.{2,80})$/iu
/** "there is no drawings" */
const NONE_THERE =
  /^(?:there (?:is|are) )?no ((?!one\b|idea\b|clue\b|more\b|longer\b|doubt\b|(?:real |big |major )?(?:problems?|issues?|trouble|complaints?|worries|delays?)\b)\p{L}.{0,80})$/iu

/** What is easy to get wrong, hard to do, not there or too costly; null for another text. */
export function troubleTold(plain: string, { about }: OutcomeContext, language: Language): string | null {
  const easy = about === 'wrong' ? easyForm(plain, language) : null
  if (easy !== null) return easy
  const [, hard = '', done = ''] = about === 'long' ? (HARD_TO.exec(plain) ?? PIG_TO.exec(plain) ?? []) : []
  if (hard !== '') return `Minimize the time it takes to ${done} ${uncapitalized(hard)}`
  const none = about === 'wrong' ? NONE_THERE.exec(plain)?.[1] : undefined
  if (none !== undefined) {
    const tokens = language.tokensOf(none)
    const end = tokens.findIndex(
      ({ tag, key }) => tag === 'ADP' || tag === 'PRON' || tag === 'SCONJ' || key === 'to',
    )
    const thing = tokens.slice(0, end < 0 ? undefined : end).at(-1)
    return `Minimize the likelihood that there ${thing !== undefined && isPlural(thing) ? 'are' : 'is'} no ${none}`
  }
  const costly = MONEY.exec(plain)?.[1]
  return costly === undefined ? null : `Minimize the cost of ${costly}`
}
