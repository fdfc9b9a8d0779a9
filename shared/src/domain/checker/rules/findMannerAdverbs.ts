import type { FindInText, LooksFor, RemarkDraft } from '../Rule.ts'
import { removed, spanOf, suggestion } from '../text/edits.ts'
import { isAdverbOfManner } from '../text/wordForms.ts'

/** O7: an adverb of manner hides a second measure. */
export const findMannerAdverbs: FindInText = (statement) =>
  statement.words.flatMap(({ key, text }, index): readonly RemarkDraft[] =>
    isAdverbOfManner(key) && statement.words[index - 1]?.key !== 'too'
      ? [
          {
            message: `"${text}" hides a second measure. Leave it out, or measure it in a statement of its own.`,
            span: spanOf(statement, index),
            suggestion: suggestion(statement, `Leave out "${text}"`, () => removed(statement, index)),
          },
        ]
      : [],
  )

/** Adverbs of manner. */
export const looksForMannerAdverbs: LooksFor = ({ key }) => isAdverbOfManner(key)
