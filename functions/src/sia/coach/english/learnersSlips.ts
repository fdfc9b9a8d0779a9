import { wordSet } from '@outcome-studio/shared/domain/checker'
import { MODALS } from '../grammar/PHRASE_WORDS.ts'
import { isThirdPerson } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'

/** "kind of", "think of": verbs that "of" may follow. */
export const OF = wordSet('think dispose consist hear speak take get let run make inform remind warn')
/** What is done of something as well: "the beer tastes of soap". */
const SENSING = wordSet(
  'smell taste stink reek savor die come become complain approve disapprove boast tire know learn warn dream beware tell talk accuse rid cure rob admit partake expect require ask',
)

/** Whether what somebody has is named without an article: "has old milk", but not "has both hands" or "has it". */
export function hasBare(tokens: readonly Token[], noun: number): boolean {
  let at = noun - 1
  while (['ADJ', 'NOUN'].includes(tokens[at]?.tag ?? '')) at -= 1
  return tokens[at]?.base === 'have'
}

/** Whether a verb that "of" never follows is what the subject before it does. */
export function isFiniteWithoutOf(tokens: readonly Token[], at: number): boolean {
  const [subject, verb] = [tokens[at - 1], tokens[at]]
  return (
    subject?.tag === 'NOUN' &&
    verb?.tag === 'VERB' &&
    isThirdPerson(verb) &&
    !OF.has(verb.base) &&
    !SENSING.has(verb.base) &&
    !tokens.some(({ tag, key }, place) => place !== at && (tag === 'AUX' || MODALS.has(key)))
  )
}
