import type { FindInText } from '../Rule.ts'
import { spanOf, suggestion, uncapitalized } from '../text/edits.ts'
import { PRONOUNS_OF_SPEECH } from '../vocabulary/functionWords.ts'
import { isVerb } from '../vocabulary/verbs.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

/** Verbs at the start of a statement that express a wish, not a step. */
const WISHES = wordSet(
  'make have be get give let help allow enable provide ensure improve want need feel like love hate',
)

/** O11: a step states what gets done, its outcome how well. */
export const findStep: FindInText = (statement, vocabulary) => {
  const first = statement.words[0]
  if (first === undefined || readOutcome(statement, vocabulary) !== null) return []
  if (!isVerb(first.key, vocabulary.verbs) || WISHES.has(first.key)) return []
  if (statement.words.some(({ key }) => PRONOUNS_OF_SPEECH.has(key))) return []
  return [
    {
      message:
        'This describes a step. An outcome measures how fast, how reliably or with how little waste the step gets done.',
      span: spanOf(statement, 0),
      suggestion: suggestion(
        statement,
        'Measure its time',
        () => `Minimize the time it takes to ${uncapitalized(statement.text.slice(first.start))}`,
      ),
    },
  ]
}
