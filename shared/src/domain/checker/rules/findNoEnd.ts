import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { leadingVerb } from '../text/leadingVerb.ts'
import { phraseList } from '../text/PhraseList.ts'
import { ENDLESS_VERBS } from '../vocabulary/people.ts'

const endlessPhrases = phraseList([
  'deal with | keep track of | stay on top of | cope with | work on | take care of | work with | engage with',
])

/** J12: the end of the job is recognizable. */
export const findNoEnd: FindInText = (statement, vocabulary) => {
  const verb = leadingVerb(statement, vocabulary)
  if (verb === null) return []
  const length =
    endlessPhrases.lengthAt(statement.words, verb) ||
    Number(ENDLESS_VERBS.has(statement.words[verb]?.key ?? ''))
  const span = spanOf(statement, verb, verb + length - 1)
  if (length === 0 || span === null) return []
  const quoted = statement.text.slice(span.start, span.end)
  return [{ message: `"${quoted}" has no clear end. What is done when the job is done?`, span }]
}
