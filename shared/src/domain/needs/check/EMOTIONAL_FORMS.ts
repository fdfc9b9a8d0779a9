import { phraseList } from '../../checker/text/PhraseList.ts'
import type { Statement } from '../../checker/text/Statement.ts'
import { STANDARD_VOCABULARY } from '../../checker/text/Vocabulary.ts'
import { PARTICLES, POSSESSIVES_OF_SPEECH, PREPOSITIONS } from '../../checker/vocabulary/functionWords.ts'
import { FEELING_WORDS } from '../../checker/vocabulary/metrics.ts'
import { isVerb, PLAIN_VERBS } from '../../checker/vocabulary/verbs.ts'
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

/** Verbs that name a feeling or a state as well: "feel secure about a choice", "feel calm the whole time". */
const STATES = wordSet(`
  calm care clean clear comfort complete content control cool correct direct dry empty equal focus free love open own
  perfect present respect safe secure separate smooth support trust value warm welcome
`)
/** Determiners that open an object. "Every day" and "all the time" rather tell when. */
const OBJECT_STARTS = wordSet('the a an this these those another their his her its')
const NO_OBJECTS = wordSet(
  'and or that to enough again always still every each all any no more less too very so',
)

/**
 * Whether the words from an index on are a verb with its object: "hire a moving company". A lone verb, or one before a
 * preposition, may be a noun or an adjective: "trust in a guide".
 */
export function isAction({ words }: Statement, at: number): boolean {
  const [verb = '', next = ''] = words.slice(at, at + 2).map(({ key }) => key)
  if (STATES.has(verb) || !isVerb(verb, STANDARD_VOCABULARY.verbs)) return false
  if (OBJECT_STARTS.has(next) || POSSESSIVES_OF_SPEECH.has(next)) return true
  // After "as", two nouns can follow each other: "be perceived as lead engineer".
  const isAfterAs = words[at - 1]?.key === 'as'
  const isOther = PREPOSITIONS.has(next) || PARTICLES.has(next) || NO_OBJECTS.has(next) || next.endsWith('ly')
  return !isAfterAs && next !== '' && PLAIN_VERBS.has(verb) && !isOther
}
