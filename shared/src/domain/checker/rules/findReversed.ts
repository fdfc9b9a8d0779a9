import type { FindInText } from '../Rule.ts'
import { replaced, spanOf, suggestion } from '../text/edits.ts'
import { polarityOf } from './polarityOf.ts'
import { readOutcome } from './readOutcome.ts'

/** O18: a statement asks for less of what people do not want, or for more of what they want. */
export const findReversed: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  if (outcome === null) return []
  const { direction, directionAt } = outcome
  const reversed = direction === 'increase' ? 'unwanted' : 'wanted'
  if (polarityOf(statement, outcome) !== reversed) return []
  const other = direction === 'increase' ? 'Minimize' : 'Increase'
  const word = statement.words[directionAt]?.text ?? ''
  return [
    {
      message: `Do people want more of this, or less? "${word}" asks for ${direction === 'increase' ? 'more' : 'less'} of it.`,
      span: spanOf(statement, directionAt),
      suggestion: suggestion(statement, `Use "${other}"`, () =>
        replaced(statement, directionAt, directionAt, other.toLowerCase()),
      ),
    },
  ]
}
