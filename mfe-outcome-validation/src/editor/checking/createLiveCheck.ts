import {
  type CheckOne,
  checkText,
  type RemarksByUuid,
  type RuleSet,
  type Study,
  studyCheck,
} from '@outcome-studio/shared/domain'

/** The check of a study in steps; each yields how many texts could have been checked in its time. */
export type LiveCheck = (study: Study) => Generator<number, RemarksByUuid>

/**
 * A check to be made over and over of a study that changes a little each time: a text that was in the study the last
 * time is not checked again.
 */
export function createLiveCheck(rules?: RuleSet): LiveCheck {
  let known = new Map<string, ReturnType<CheckOne>>()
  return function* (study) {
    const seen = new Map<string, ReturnType<CheckOne>>()
    const checkOne: CheckOne = (entity, text, inForce) => {
      const key = `${entity} ${text}`
      const remarks = seen.get(key) ?? known.get(key) ?? checkText(entity, text, inForce)
      seen.set(key, remarks)
      // At once: a check that is broken off by the next key has not been in vain.
      known.set(key, remarks)
      return remarks
    }
    const found = yield* studyCheck(study, rules, checkOne)
    known = seen
    return found
  }
}
