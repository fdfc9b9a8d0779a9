import type { FindInText } from '../Rule.ts'
import { spanOf, suggestion } from '../text/edits.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Word } from '../text/Statement.ts'
import { readOutcome } from './readOutcome.ts'

const benefits = phraseList([
  `so that | so the | so they | so users | so customers | so people | so i | so we | so you | so it | so as to | in order to |
  in order for | in order that | thereby | thus | resulting in | which allows | which enables | which means | which helps |
  which lets | that way | to be able to | because`,
])
const afterComma = phraseList([
  'to ensure | to make sure | allowing | enabling | letting | helping | leading to | making',
])

/** "Because of a missing part" belongs to the circumstances. */
const isCause = (words: readonly Word[], index: number): boolean =>
  words[index]?.key === 'because' && words[index + 1]?.key === 'of'

/** O16: a statement ends before its benefit. */
export const findTrailingBenefit: FindInText = (statement, vocabulary) => {
  const { text, words } = statement
  const from = (readOutcome(statement, vocabulary)?.metric?.at ?? 0) + 1
  const at = words.findIndex(
    (word, index) =>
      index > from &&
      ((benefits.lengthAt(words, index) > 0 && !isCause(words, index)) ||
        (afterComma.lengthAt(words, index) > 0 &&
          /,\s*$/.test(text.slice(Math.max(0, word.start - 3), word.start)))),
  )
  const start = words[at]?.start
  if (start === undefined) return []
  return [
    {
      message: 'Drop the benefit (“so that …”). End the statement before it.',
      span: spanOf(statement, at, words.length - 1),
      suggestion: suggestion(statement, 'End it here', () =>
        text
          .slice(0, start)
          .trimEnd()
          .replace(/[,;–—-]$/, '')
          .trimEnd(),
      ),
    },
  ]
}
