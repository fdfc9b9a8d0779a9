import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { verbPlace } from '../text/leadingVerb.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Word } from '../text/Statement.ts'
import { FEELING_WORDS, FEELINGS } from '../vocabulary/metrics.ts'
import { GAINING, REGARD, REGARD_OF_OTHERS, SEEN } from '../vocabulary/people.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const PERCEPTIONS = wordSet('perceived appear impress')
/** After "look": what people do with their eyes, or a phrase of its own. */
const AFTER_LOOK = wordSet('for at up after into over through out back ahead around down toward to')

const impressions = phraseList([
  `come across as | stand out from | stand out among | stand out in | show off | save face | make a good impression |
  make an impression | fit in with | fit in at | look up to`,
])
/** "Stay calm" */
const STAYING = wordSet('stay keep remain')
const MOODS = wordSet('calm motivated positive optimistic relaxed cheerful patient composed')
/** Words before those who admire: "recognition among peers". */
const AMONG = wordSet('among as from')

/** J4: feelings and how others see a person are separate jobs. */
export const findFeelingInJob: FindInText = (statement) => {
  const verb = verbPlace(statement)
  const { words } = statement
  const isLooking =
    words[verb]?.key === 'look' && words.length > verb + 1 && !AFTER_LOOK.has(words[verb + 1]?.key ?? '')
  const isImpression =
    impressions.lengthAt(words, verb) > 0 || isBeingSeen(words, verb) || isMood(words, verb)
  const found = words.findIndex(
    ({ key }, index) =>
      isRegard(words, verb, index) ||
      PERCEPTIONS.has(key) ||
      FEELING_WORDS.has(key) ||
      (index !== verb && FEELINGS.has(key)),
  )
  const at = isLooking || isImpression ? verb : found
  const word = words[at]
  if (word === undefined) return []
  const message = `"${word.text}" is about a feeling or how others see someone. Map it as an emotional or social job in the Needs Framework.`
  return [{ message, span: spanOf(statement, at) }]
}

/** "Avoid looking foolish" */
const SEEMING = wordSet('looking appearing seeming being')

/** "Be seen as an expert" */
const isBeingSeen = (words: readonly Word[], verb: number): boolean =>
  (words[verb]?.key === 'be' && SEEN.has(words[verb + 1]?.key ?? '')) ||
  (words[verb]?.key === 'avoid' && SEEMING.has(words[verb + 1]?.key ?? ''))

const isMood = (words: readonly Word[], verb: number): boolean =>
  STAYING.has(words[verb]?.key ?? '') && MOODS.has(words[verb + 1]?.key ?? '')

/** Words between a verb of gaining and what is gained: "earn the lasting respect". */
const REACH = 4

function isRegard(words: readonly Word[], verb: number, index: number): boolean {
  if (!GAINING.has(words[verb]?.key ?? '') || index > verb + REACH) return false
  const key = words[index]?.key ?? ''
  return REGARD.has(key) || (REGARD_OF_OTHERS.has(key) && AMONG.has(words[index + 1]?.key ?? ''))
}
