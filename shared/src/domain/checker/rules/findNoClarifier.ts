import type { FindInText } from '../Rule.ts'
import { CLARIFIERS } from '../vocabulary/functionWords.ts'
import { readOutcome } from './readOutcome.ts'

/** O17: a clarifier says when or where the outcome counts. */
export const findNoClarifier: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  if (outcome?.metric == null) return []
  const rest = statement.words.slice(outcome.metric.at + 2)
  return rest.some(({ key }) => CLARIFIERS.has(key))
    ? []
    : [
        {
          message: 'When does this count? Add the circumstances, such as "when …", "during …" or "before …".',
          span: null,
        },
      ]
}
