import type { FindInText } from '../Rule.ts'
import { replaced, spanOf, suggestion, uncapitalized } from '../text/edits.ts'
import { isCanonicalDirection } from '../vocabulary/directions.ts'
import { PRONOUNS_OF_SPEECH } from '../vocabulary/functionWords.ts'
import { isVerb } from '../vocabulary/verbs.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

/** O1: an outcome statement starts with a direction. */
export const findMissingDirection: FindInText = (statement, vocabulary) =>
  readOutcome(statement, vocabulary) === null
    ? [
        {
          message:
            'Start with a direction and a measure, such as "Minimize the time it takes to" or "Minimize the likelihood that".',
          span: spanOf(statement, 0),
        },
      ]
    : []

/** O2: Minimize and Increase are the two directions. */
export const findOtherDirection: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  if (outcome === null) return []
  const { direction, directionAt, metric } = outcome
  const word = statement.words[directionAt]
  if (word === undefined || (directionAt === 0 && isCanonicalDirection(word.key))) return []
  const isMeasured = metric?.kind === 'metric' || metric?.kind === 'soft'
  const canonical = direction === 'increase' ? 'Increase' : 'Minimize'
  const fix =
    direction === 'prevent' && !isMeasured
      ? preventing(statement.words[directionAt + 1]?.key)
      : isMeasured || direction === 'minimize' || word.key.startsWith('increas')
        ? canonical
        : null
  return [
    {
      message: `Use "${canonical}" for the direction, so that all statements read alike.`,
      span: spanOf(statement, 0, directionAt),
      suggestion:
        fix === null ? null : suggestion(statement, `Use "${fix}"`, replaced(statement, 0, directionAt, fix)),
    },
  ]
}

/** "Avoid spilling paint" becomes "Minimize the likelihood of spilling paint". */
const preventing = (next: string | undefined): string | null =>
  next?.endsWith('ing') === true ? 'Minimize the likelihood of' : null

/** Verbs that a statement without a direction starts with when it is a wish, not a step. */
const WISHES = wordSet(
  'make have be get give let help allow enable provide ensure improve want need feel like love hate',
)

/** O11: a step says what gets done; its outcome how well. */
export const findStep: FindInText = (statement, vocabulary) => {
  const first = statement.words[0]
  if (first === undefined || readOutcome(statement, vocabulary) !== null) return []
  if (!isVerb(first.key, vocabulary.verbs) || WISHES.has(first.key)) return []
  if (statement.words.some(({ key }) => PRONOUNS_OF_SPEECH.has(key))) return []
  const rest = uncapitalized(statement.text.slice(first.start))
  return [
    {
      message:
        'This is a step: it says what gets done. An outcome says what makes doing it quick, sure or sparing.',
      span: spanOf(statement, 0),
      suggestion: suggestion(statement, 'Measure its time', `Minimize the time it takes to ${rest}`),
    },
  ]
}
