import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { ASPIRATIONS } from '../vocabulary/people.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const STRIVING = wordSet(
  'achieve attain be become change enjoy find fulfill get improve live manage pursue reach realize stay transform',
)

/** J9: an aspiration is wider than a job. */
export const findAspiration: FindInText = (statement) => {
  const { words } = statement
  const at = words.findIndex(({ key }, index) => index > 0 && ASPIRATIONS.has(key))
  if (at < 0 || !STRIVING.has(words[0]?.key ?? '')) return []
  const message = 'This is an aspiration. What gets done on the way there?'
  return [{ message, span: spanOf(statement, at) }]
}
