import { type CheckOne, checkText, type RuleSet, studyCheck } from '@outcome-studio/shared/domain/checker'
import type { RemarksByUuid, Study } from '@outcome-studio/shared/domain/study'

/** The check of a study in steps. Each step yields its cost as a number of texts. */
export type LiveCheck = (study: Study) => Generator<number, RemarksByUuid>

/**
 * Creates a check that is repeated while the study changes. It caches the result of each text.
 */
export function createLiveCheck(rules?: RuleSet): LiveCheck {
  let known = new Map<string, ReturnType<CheckOne>>()
  return function* (study) {
    const seen = new Map<string, ReturnType<CheckOne>>()
    const checkOne: CheckOne = (entity, text, inForce) => {
      const key = `${entity} ${text}`
      const remarks = seen.get(key) ?? known.get(key) ?? checkText(entity, text, inForce)
      seen.set(key, remarks)
      // Stored at once, so that a check cancelled by the next key is not wasted.
      known.set(key, remarks)
      return remarks
    }
    const found = yield* studyCheck(study, rules, checkOne)
    known = seen
    return found
  }
}
