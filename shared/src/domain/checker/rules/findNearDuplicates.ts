import { REMARK_LIMITS, withLeftOut } from '../REMARK_LIMITS.ts'
import type { FindInStudy } from '../Rule.ts'
import { numberedStatements } from '../study/CheckedStudy.ts'
import type { Statement } from '../text/Statement.ts'
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

/** Statements that say the same. */
interface Same {
  /** Number of the first one, such as "1.2". */
  readonly first: string
  count: number
  reported: number
}

/**
 * O14: finds statements with equal direction and content words, ignoring inflection and fillers. The order
 * counts: washing before drying is not drying before washing. Takes time linear in the study, since equal
 * statements have equal keys.
 */
export const findNearDuplicates: FindInStudy = function* (study, read) {
  const sameByKey = new Map<string, Same>()
  const repeated: { readonly uuid: string; readonly same: Same }[] = []
  for (const { uuid, userInput, number } of numberedStatements(study)) {
    const key = keyOf(read(userInput))
    const same = sameByKey.get(key)
    if (same !== undefined) {
      same.count += 1
      repeated.push({ uuid, same })
    } else if (key !== '') {
      sameByKey.set(key, { first: number, count: 0, reported: 0 })
    }
    yield null
  }
  for (const { uuid, same } of repeated) {
    if (same.reported === REMARK_LIMITS.perFinding) continue
    same.reported += 1
    const leftOut = same.reported === REMARK_LIMITS.perFinding ? same.count - same.reported : 0
    const message = withLeftOut(`This says the same as outcome statement ${same.first}.`, leftOut)
    yield { uuid, message, span: null }
  }
}

function keyOf({ words }: Statement): string {
  const keys = words.map(({ key }) => key)
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
