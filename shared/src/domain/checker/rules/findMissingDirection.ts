import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
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
