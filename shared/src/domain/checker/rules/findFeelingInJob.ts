import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { verbPlace } from '../text/leadingVerb.ts'
import { FEELING_WORDS, FEELINGS } from '../vocabulary/metrics.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const PERCEPTIONS = wordSet('perceived appear impress')
/** After "look": what people do with their eyes, or a phrase of its own. */
const AFTER_LOOK = wordSet('for at up after into over through out back ahead around down toward to')

/** J4: feelings and how others see a person are separate jobs. */
export const findFeelingInJob: FindInText = (statement) => {
  const verb = verbPlace(statement)
  const { words } = statement
  const isLooking =
    words[verb]?.key === 'look' && words.length > verb + 1 && !AFTER_LOOK.has(words[verb + 1]?.key ?? '')
  const found = words.findIndex(
    ({ key }, index) =>
      PERCEPTIONS.has(key) || FEELING_WORDS.has(key) || (index !== verb && FEELINGS.has(key)),
  )
  const at = isLooking ? verb : found
  const word = words[at]
  if (word === undefined) return []
  const message = `"${word.text}" is about a feeling or how others see someone. Map it as an emotional or social job in the Needs Framework.`
  return [{ message, span: spanOf(statement, at) }]
}
