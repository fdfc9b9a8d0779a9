import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { verbPlace } from '../text/leadingVerb.ts'
import { phraseList } from '../text/PhraseList.ts'
import { SITUATIONS } from '../vocabulary/actions.ts'

const situations = phraseList([SITUATIONS])

/** J8: a situation happens to people; the job is what they try to get done in it. */
export const findSituation: FindInText = (statement) => {
  const verb = verbPlace(statement)
  const length = situations.lengthAt(statement.words, verb)
  if (length === 0) return []
  const message = 'This happens to people. What do they try to get done then?'
  return [{ message, span: spanOf(statement, verb, verb + length - 1) }]
}
