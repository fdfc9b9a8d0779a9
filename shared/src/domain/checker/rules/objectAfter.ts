import type { Statement, Word } from '../text/Statement.ts'
import { PREPOSITIONS } from '../vocabulary/functionWords.ts'

/** Maximum number of words in the object: "the new and existing customers". */
const REACH = 5

/** The words between a verb and the next preposition, at most five. */
export function objectAfter({ words }: Statement, verb: number): readonly Word[] {
  const following = words.slice(verb + 1, verb + 1 + REACH)
  const end = following.findIndex(({ key }) => PREPOSITIONS.has(key))
  return end < 0 ? following : following.slice(0, end)
}
