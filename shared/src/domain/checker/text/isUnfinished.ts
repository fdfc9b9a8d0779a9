import { directionOf } from '../vocabulary/directions.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readableText } from './readableText.ts'
import { readStatement } from './readStatement.ts'
import { STANDARD_VOCABULARY } from './Vocabulary.ts'

/** What a starter ends with: "the time it takes to", "the likelihood that", "the number of". */
const LEADS_ON = /\b(?:to|that|of)[ .…]*$/
const BETWEEN = wordSet('the a an it takes')
/** Longer texts are no starters. They are not read, since every statement of a study is asked about. */
const LONGEST = 80

/**
 * Whether an outcome statement is an unfinished starter, such as "Minimize the time it takes to …". The checker treats
 * it like an empty text.
 */
export function isUnfinished(text: string): boolean {
  if (text.length > LONGEST || !LEADS_ON.test(readableText(text).text.trimEnd())) return false
  const [direction, ...rest] = readStatement(text).words.map(({ key }) => key)
  const [, ...middle] = rest.toReversed()
  return (
    directionOf(direction ?? '') !== undefined &&
    middle.every((key) => BETWEEN.has(key) || STANDARD_VOCABULARY.metrics.has(key)) &&
    middle.some((key) => STANDARD_VOCABULARY.metrics.has(key))
  )
}
