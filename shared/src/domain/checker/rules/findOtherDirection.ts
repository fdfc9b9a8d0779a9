import type { FindInText } from '../Rule.ts'
import { replaced, spanOf, suggestion } from '../text/edits.ts'
import { isCanonicalDirection } from '../vocabulary/directions.ts'
import { readOutcome } from './readOutcome.ts'

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
        fix === null
          ? null
          : suggestion(statement, `Use "${fix}"`, () => replaced(statement, 0, directionAt, fix)),
    },
  ]
}

/** "Avoid spilling paint" becomes "Minimize the likelihood of spilling paint". */
const preventing = (next: string | undefined): string | null =>
  next?.endsWith('ing') === true ? 'Minimize the likelihood of' : null
