import { cachedByWord } from '../text/cachedByWord.ts'
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

/** What a word adds to a key: a space and its stem, or nothing if it is a filler. */
const meaningOf = cachedByWord((key) =>
  FILLERS.has(key) || DETERMINERS.has(key) ? '' : ` ${SAME_METRIC.get(key) ?? sameMeaningStem(key)}`,
)

/**
 * A key that is equal for statements with equal direction and content words, ignoring inflection, fillers and synonyms
 * (docs/method.md §4, O14). The order counts: washing before drying is not drying before washing.
 * @returns empty for a text without content words
 */
export function sameMeaningKey({ words }: Statement): string {
  const direction = directionOf(words[0]?.key ?? '')
  let content = ''
  for (let at = direction === undefined ? 0 : 1; at < words.length; at += 1) {
    content += meaningOf(words[at]?.key ?? '')
  }
  return content === '' ? '' : `${direction ?? ''}${content}`
}

/** A crude stem, the same for synonyms and for "error" and "errors", "cut" and "cutting". */
export const sameMeaningStem = cachedByWord((key) => {
  const usual = usualWord(key)
  const base = possibleBases(usual)[0] ?? usual
  return base.endsWith('e') ? base.slice(0, -1) : base
})
