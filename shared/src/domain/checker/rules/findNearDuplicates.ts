import type { FindInStudy, StudyRemarkDraft } from '../Rule.ts'
import { numberedStatements } from '../study/CheckedStudy.ts'
import { readStatement } from '../text/readStatement.ts'
import { possibleBases } from '../text/wordForms.ts'
import { directionOf } from '../vocabulary/directions.ts'
import { DETERMINERS } from '../vocabulary/functionWords.ts'
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
 * O14: finds statements with equal direction and content words, ignoring inflection and fillers. The order
 * counts: washing before drying is not drying before washing. Takes time linear in the study, since equal
 * statements have equal keys.
 */
export const findNearDuplicates: FindInStudy = (study) => {
  const firstByKey = new Map<string, string>()
  return numberedStatements(study).flatMap(({ uuid, userInput, number }): readonly StudyRemarkDraft[] => {
    const key = keyOf(userInput)
    const first = firstByKey.get(key)
    if (first === undefined) {
      if (key !== '') firstByKey.set(key, number)
      return []
    }
    return [{ uuid, message: `This says the same as outcome statement ${first}.`, span: null }]
  })
}

function keyOf(text: string): string {
  const keys = readStatement(text).words.map(({ key }) => key)
  const direction = directionOf(keys[0] ?? '')
  const content = (direction === undefined ? keys : keys.slice(1))
    .filter((key) => !FILLERS.has(key) && !DETERMINERS.has(key))
    .map((key) => SAME_METRIC.get(key) ?? stemOf(key))
  return content.length === 0 ? '' : `${direction ?? ''} ${content.join(' ')}`
}

/** A crude stem, the same for "error" and "errors", "cut" and "cutting". */
function stemOf(key: string): string {
  const base = possibleBases(key)[0] ?? key
  return base.endsWith('e') ? base.slice(0, -1) : base
}
