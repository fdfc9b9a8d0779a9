import { isVerb } from '../vocabulary/verbs.ts'
import type { Statement } from './Statement.ts'
import type { Vocabulary } from './Vocabulary.ts'
import { isAdverbOfManner } from './wordForms.ts'

/**
 * Index of the word that should be the verb: the first one that is neither an adverb in -ly nor "to" or
 * "please".
 */
export function verbPlace({ words }: Statement): number {
  let index = 0
  while (isAdverbOfManner(words[index]?.key ?? '')) index += 1
  if (words[index]?.key === 'please') index += 1
  if (words[index]?.key === 'to') index += 1
  return index
}

/** Index of the verb a job or step starts with; null if it starts with another word. */
export function leadingVerb(statement: Statement, vocabulary: Vocabulary): number | null {
  const index = verbPlace(statement)
  return isVerb(statement.words[index]?.key ?? '', vocabulary.verbs) ? index : null
}
