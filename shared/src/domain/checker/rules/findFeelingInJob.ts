import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { verbPlace } from '../text/leadingVerb.ts'
import { FEELING_WORDS, FEELINGS } from '../vocabulary/metrics.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const PERCEPTIONS = wordSet('perceived appear')

/** J4: feelings and how others see a person are separate jobs. */
export const findFeelingInJob: FindInText = (statement) => {
  const verb = verbPlace(statement)
  const at = statement.words.findIndex(
    ({ key }, index) =>
      PERCEPTIONS.has(key) || FEELING_WORDS.has(key) || (index !== verb && FEELINGS.has(key)),
  )
  const word = statement.words[at]
  if (word === undefined) return []
  const message = `"${word.text}" is about a feeling or how others see someone. Move it to the emotional and social jobs.`
  return [{ message, span: spanOf(statement, at) }]
}
