import type { Statement } from '../text/Statement.ts'
import { possibleBases } from '../text/wordForms.ts'
import { directionOf } from '../vocabulary/directions.ts'
import { DETERMINERS } from '../vocabulary/functionWords.ts'
import { usualWord } from '../vocabulary/synonyms.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

/** Words that can be exchanged or left out without a change of meaning. */
const FILLERS = wordSet(
  'to of that it takes take taken spent required needed is are be for in on at when while during',
)
const SAME_METRIC: ReadonlyMap<string, string> = new Map([
  ['chance', 'likelihood'],
  ['chances', 'likelihood'],
  ['probability', 'likelihood'],
  ['odds', 'likelihood'],
  ['risk', 'likelihood'],
  ['duration', 'time'],
  ['count', 'number'],
  ['quantity', 'amount'],
])

/**
 * A key that is equal for statements with equal direction and content words, ignoring inflection, fillers and synonyms
 * (docs/method.md §4, O14). The order counts: washing before drying is not drying before washing.
 * @returns empty for a text without content words
 */
export function sameMeaningKey({ words }: Statement): string {
  const keys = words.map(({ key }) => key)
  const direction = directionOf(keys[0] ?? '')
  const content = (direction === undefined ? keys : keys.slice(1))
    .filter((key) => !FILLERS.has(key) && !DETERMINERS.has(key))
    .map((key) => SAME_METRIC.get(key) ?? sameMeaningStem(key))
  return content.length === 0 ? '' : `${direction ?? ''} ${content.join(' ')}`
}

/** A crude stem, the same for synonyms and for "error" and "errors", "cut" and "cutting". */
export function sameMeaningStem(key: string): string {
  const usual = usualWord(key)
  const base = possibleBases(usual)[0] ?? usual
  return base.endsWith('e') ? base.slice(0, -1) : base
}
