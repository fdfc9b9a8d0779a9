import { REMARK_LIMITS, withLeftOut } from '../REMARK_LIMITS.ts'
import type { FindInStudy } from '../Rule.ts'
import { numberedStatements } from '../study/CheckedStudy.ts'
import { isUnfinished } from '../text/isUnfinished.ts'
import { sameMeaningKey } from './sameMeaningKey.ts'

/** Statements that say the same. */
interface Same {
  /** Number of the first one, such as "1.2". */
  readonly first: string
  count: number
  reported: number
}

/**
 * O14: finds statements with equal direction and content words. Takes time linear in the study, since equal statements
 * have equal keys.
 */
export const findNearDuplicates: FindInStudy = function* (study, read) {
  const sameByKey = new Map<string, Same>()
  const repeated: { readonly uuid: string; readonly same: Same }[] = []
  for (const { uuid, userInput, number } of numberedStatements(study)) {
    const key = isUnfinished(userInput) ? '' : sameMeaningKey(read(userInput))
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
