import type { FindInText, Finding } from '../Rule.ts'
import { removed, spanOf, suggestion } from '../text/edits.ts'
import { isAdverbOfManner } from '../text/wordForms.ts'
import { OUTCOME_WORDS } from '../vocabulary/evaluative.ts'
import { readOutcome } from './readOutcome.ts'

/** O6: words that judge mean something else to each reader. */
export const findVagueWords: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  const end = outcome?.metric?.at ?? -1
  return statement.words.flatMap(({ key, text }, index): readonly Finding[] => {
    if (!vocabulary.evaluative.has(key) && !OUTCOME_WORDS.has(key)) return []
    const message = `"${text}" means something else to each reader. Say what is measured.`
    const span = spanOf(statement, index)
    return index > 0 && index <= end ? [{ message, span }] : [{ message, span, severity: 'warning' }]
  })
}

/** O7: an adverb of manner hides a second measure. */
export const findMannerAdverbs: FindInText = (statement) =>
  statement.words.flatMap(({ key, text }, index): readonly Finding[] =>
    isAdverbOfManner(key)
      ? [
          {
            message: `"${text}" hides a second measure. Leave it out, or measure it in a statement of its own.`,
            span: spanOf(statement, index),
            suggestion: suggestion(statement, `Leave out "${text}"`, removed(statement, index)),
          },
        ]
      : [],
  )
