import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { leadingVerb } from '../text/leadingVerb.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Statement } from '../text/Statement.ts'
import type { Vocabulary } from '../text/Vocabulary.ts'
import { MOVEMENT_PHRASES, MOVEMENTS, STEP_VERBS } from '../vocabulary/actions.ts'
import { DETERMINERS } from '../vocabulary/functionWords.ts'
import { ASPIRATIONS, WIDE_OBJECTS } from '../vocabulary/people.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { objectAfter } from './objectAfter.ts'

const STRIVING = wordSet(
  'achieve attain be become change enjoy find fulfill get improve live manage pursue reach realize stay transform',
)
const aspirations = phraseList([
  `make a difference | make money | earn money | earn a living | make a living | build wealth | get ahead | get rich |
  grow as | connect with nature | enjoy nature | get things done | get organized | save the day`,
])
const movements = phraseList([MOVEMENT_PHRASES])

/** Words of a job that names a single action: "insert the drill bit". */
const LONGEST_ACTION = 4

/** J9: the whole job, neither an aspiration nor a single step. */
export const findWrongLevel: FindInText = (statement, vocabulary) => {
  const wide = aspirationAt(statement, vocabulary)
  if (wide !== null) {
    const message = 'This is an aspiration. What gets done on the way there?'
    return [{ message, span: spanOf(statement, wide) }]
  }
  if (!isSingleAction(statement, vocabulary)) return []
  const message = 'Is this a single step? Ask why it is done, and name the whole job.'
  return [{ message, span: spanOf(statement, 0, statement.words.length - 1) }]
}

/** Index of the word that is too wide for one job; null if there is none. */
function aspirationAt(statement: Statement, vocabulary: Vocabulary): number | null {
  const { words } = statement
  if (STRIVING.has(words[0]?.key ?? '')) {
    const at = words.findIndex(({ key }, index) => index > 0 && ASPIRATIONS.has(key))
    if (at >= 0) return at
  }
  const verb = leadingVerb(statement, vocabulary)
  if (verb === null) return null
  if (aspirations.lengthAt(words, verb) > 0) return verb
  const object = words.slice(verb + 1)
  const [first, second] = object
  const noun = DETERMINERS.has(first?.key ?? '') ? second : first
  return noun !== undefined && noun === object.at(-1) && WIDE_OBJECTS.has(noun.key) ? words.length - 1 : null
}

/** A short job without circumstances that moves one thing, or does something to one certain thing. */
function isSingleAction(statement: Statement, vocabulary: Vocabulary): boolean {
  const verb = leadingVerb(statement, vocabulary)
  if (verb === null) return false
  if (movements.lengthAt(statement.words, verb) > 0) return statement.words.length <= LONGEST_ACTION + 1
  const object = objectAfter(statement, verb)
  const isWhole = object.length > 0 && verb + 1 + object.length === statement.words.length
  if (!isWhole || object.length > LONGEST_ACTION) return false
  const key = statement.words[verb]?.key ?? ''
  return MOVEMENTS.has(key) || (STEP_VERBS.has(key) && object[0]?.key === 'the')
}
