import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { leadingVerb } from '../text/leadingVerb.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Statement, Word } from '../text/Statement.ts'
import type { Vocabulary } from '../text/Vocabulary.ts'
import { possibleBases } from '../text/wordForms.ts'
import { MOVEMENT_PHRASES, MOVEMENTS, SELF_CONTAINED, STEP_VERBS } from '../vocabulary/actions.ts'
import { DETERMINERS } from '../vocabulary/functionWords.ts'
import { ASPIRATIONS, EVERYWHERE, WIDE_OBJECTS, WISHED_FOR } from '../vocabulary/people.ts'
import { isVerb } from '../vocabulary/verbs.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { objectAfter } from './objectAfter.ts'

const STRIVING = wordSet(
  'achieve attain be become change enjoy find fulfill get improve live manage pursue reach realize stay transform',
)
const aspirations = phraseList([
  `make a difference | make money | earn money | earn a living | make a living | build wealth | get ahead | get rich |
  grow as | connect with nature | enjoy nature | get things done | get organized | save the day`,
])
const GIVING = wordSet('give offer grant ensure guarantee provide')
const EVERYBODY = wordSet('every everyone everybody all')
const IN = wordSet('in on for to')
const PUTTING = wordSet('put place')
const movements = phraseList([MOVEMENT_PHRASES])

/** Words of a job that names a single action: "insert the drill bit". */
const LONGEST_ACTION = 4
/** Words of a movement with a place: "pour the batter into the pan". */
const LONGEST_MOVEMENT = 7

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
  if (isWish(words, verb)) return words.length - 1
  const object = words.slice(verb + 1)
  const [first, second] = object
  const noun = DETERMINERS.has(first?.key ?? '') ? second : first
  return noun !== undefined && noun === object.at(-1) && WIDE_OBJECTS.has(noun.key) ? words.length - 1 : null
}

/** "Give every child a voice", "Find a place in the world" */
function isWish(words: readonly Word[], verb: number): boolean {
  const at = words.length - 1
  const isDetermined = DETERMINERS.has(words[at - 1]?.key ?? '')
  // "A fairer world" has an adjective.
  const isDescribed = !isDetermined && DETERMINERS.has(words[at - 2]?.key ?? '')
  const opener = words[at - (isDescribed ? 3 : isDetermined ? 2 : 1)]?.key ?? ''
  const isEverywhere = EVERYWHERE.has(words[at]?.key ?? '')
  if (isEverywhere && IN.has(opener) && at > verb + 2) return true
  // "Create a just society"
  if (isEverywhere && at === verb + 3 && DETERMINERS.has(words[verb + 1]?.key ?? '')) return true
  const isForAll = words.slice(verb + 1, verb + 3).some(({ key }) => EVERYBODY.has(key))
  return GIVING.has(words[verb]?.key ?? '') && isForAll && words.some(({ key }) => WISHED_FOR.has(key))
}

/** A short job without circumstances that moves one thing, or does something to one certain thing. */
function isSingleAction(statement: Statement, vocabulary: Vocabulary): boolean {
  const verb = leadingVerb(statement, vocabulary)
  if (verb === null) return false
  if (isPartOfJob(statement, verb, vocabulary)) return true
  if (movements.lengthAt(statement.words, verb) > 0) return statement.words.length <= LONGEST_ACTION + 1
  const object = objectAfter(statement, verb)
  const verbKey = statement.words[verb]?.key ?? ''
  const isOfThing = object[0]?.key === 'the' && statement.words.length <= LONGEST_MOVEMENT
  if ((MOVEMENTS.has(verbKey) || PUTTING.has(verbKey)) && isOfThing) return true
  const isWhole = object.length > 0 && verb + 1 + object.length === statement.words.length
  if (!isWhole || object.length > LONGEST_ACTION) return false
  return MOVEMENTS.has(verbKey) || (STEP_VERBS.has(verbKey) && object[0]?.key === 'the')
}

/** "Measure a foot before choosing a boot": the job is what follows. Leaving or traveling is none. */
function isPartOfJob({ words }: Statement, verb: number, vocabulary: Vocabulary): boolean {
  const key = words[verb]?.key ?? ''
  const isMovement = MOVEMENTS.has(key) || movements.lengthAt(words, verb) > 0
  const isOfThing = words[verb + 1]?.key === 'the'
  if (!isMovement && !STEP_VERBS.has(key) && !isOfThing) return false
  const isCertain = isMovement || (isOfThing && STEP_VERBS.has(key))
  return words.some(({ key: opener }, index) => {
    if (index < verb + 2 || (opener !== 'before' && !(opener === 'after' && isCertain))) return false
    const next = words[index + 1]?.key ?? ''
    const bases = next.endsWith('ing') ? possibleBases(next) : []
    return (
      bases.some((base) => isVerb(base, vocabulary.verbs)) && !bases.some((base) => SELF_CONTAINED.has(base))
    )
  })
}
