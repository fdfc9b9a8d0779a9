import { phraseList } from '../../checker/text/PhraseList.ts'
import type { Statement } from '../../checker/text/Statement.ts'
import { FEELING_WORDS } from '../../checker/vocabulary/metrics.ts'
import { wordSet } from '../../checker/vocabulary/wordSet.ts'

/** The five beginnings of an emotional or social job (docs/method.md §5). */
const FORMS = phraseList(['feel | avoid feeling | be perceived as | avoid being perceived as | appear as'])

/** Other beginnings, with the one that says the same. */
const OTHER_FORMS = [
  ['Feel', phraseList(['feeling | feels | to feel | be feeling | want to feel | to be feeling'])],
  [
    'Avoid feeling',
    phraseList([
      'not feel | do not feel | never feel | stop feeling | to avoid feeling | not to feel | avoid to feel | prevent feeling',
      "don't feel",
    ]),
  ],
  [
    'Be perceived as',
    phraseList([
      'to be perceived as | be seen as | be viewed as | be regarded as | be thought of as | be known as | be considered',
      'be recognized as | be recognised as | come across as | look like | look | appear | appear to be | being perceived as',
    ]),
  ],
  [
    'Avoid being perceived as',
    phraseList([
      'avoid being seen as | avoid being viewed as | avoid being regarded as | avoid being thought of as | avoid looking',
      'avoid looking like | avoid appearing | avoid appearing as | avoid coming across as | not be seen as | not look',
      'not appear | not be perceived as | to avoid being perceived as | not look like',
    ]),
  ],
] as const

/** After "look" or "appear": what people do with their eyes, at a place, or a phrase of its own. */
const NO_PERCEPTION = wordSet(
  'for at up after into over through out back ahead around down toward in before on by within',
)

/** How an emotional or social job begins. */
export interface EmotionalForm {
  /** Number of words of the beginning. */
  readonly length: number
  /** The beginning to use instead; null if it is one of the five. */
  readonly instead: string | null
}

/** How a text about a feeling or a perception begins; null for any other text. */
export function emotionalForm({ words }: Statement): EmotionalForm | null {
  const form = FORMS.lengthAt(words, 0)
  if (form > 0) return { length: form, instead: null }
  const others = OTHER_FORMS.map(([instead, list]) => ({ instead, length: list.lengthAt(words, 0) }))
  const found = others.toSorted((one, other) => other.length - one.length)[0]
  if (found !== undefined && found.length > 0) {
    const next = words[found.length]?.key ?? ''
    return found.length === 1 && NO_PERCEPTION.has(next) ? null : found
  }
  const first = words[0]?.key ?? ''
  return FEELING_WORDS.has(first) && first !== 'enjoy' ? { length: 0, instead: 'Feel' } : null
}
