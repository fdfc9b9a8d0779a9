import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { leadingVerb } from '../text/leadingVerb.ts'
import { isAdverbOfManner } from '../text/wordForms.ts'
import { GENERAL_OBJECTS, GENERAL_VERBS } from '../vocabulary/actions.ts'
import { OUTCOME_WORDS } from '../vocabulary/evaluative.ts'
import { DETERMINERS, EMPTY_OBJECTS, PARTICLES } from '../vocabulary/functionWords.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const DEGREES = wordSet('more less very well too so enough much most as possible done ready')

/** J2: the verb of a job has an object. */
export const findMissingObject: FindInText = (statement, vocabulary) => {
  const verb = leadingVerb(statement, vocabulary)
  if (verb === null) return []
  const rest = statement.words
    .slice(verb + 1)
    .filter(
      ({ key }) =>
        !PARTICLES.has(key) &&
        !DEGREES.has(key) &&
        !OUTCOME_WORDS.has(key) &&
        !isAdverbOfManner(key) &&
        (!DETERMINERS.has(key) || EMPTY_OBJECTS.has(key)),
    )
  const verbText = statement.words[verb]?.text ?? ''
  const span = spanOf(statement, verb)
  if (rest.length === 0) return [{ message: `Say what the person wants to ${verbText.toLowerCase()}.`, span }]
  const isGeneral =
    GENERAL_VERBS.has(verbText.toLowerCase()) && rest.every(({ key }) => GENERAL_OBJECTS.has(key))
  return isGeneral || rest.every(({ key }) => EMPTY_OBJECTS.has(key))
    ? [
        {
          message: 'Name the thing itself, so that the sentence stands on its own.',
          span,
          severity: 'warning',
        },
      ]
    : []
}
