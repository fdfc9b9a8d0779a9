import type { Remark } from '../study/remarks/Remark.ts'
import type { RemarksByUuid } from '../study/StudyOperation.ts'
import { checkText, toRemark } from './checkText.ts'
import { type RuleSet, STANDARD_RULES } from './RuleSet.ts'
import type { CheckedStudy } from './study/CheckedStudy.ts'
import { studyTexts } from './study/studyTexts.ts'

/** How one text is checked: `checkText` or a cached variant of it. */
export type CheckOne = typeof checkText

/**
 * Checks every text of a study and the study as a whole.
 * @returns an entry for each item; an empty list clears older remarks
 */
export function checkStudy(study: CheckedStudy, rules: RuleSet = STANDARD_RULES): RemarksByUuid {
  return finish(studyCheck(study, rules))
}

/**
 * Checks a study by the rules about the whole study, not its single texts.
 * @returns entries only for items with remarks
 */
export function checkWholeStudy(study: CheckedStudy, rules: RuleSet = STANDARD_RULES): RemarksByUuid {
  return finish(wholeStudyCheck(study, rules))
}

/**
 * Checks a study in steps, so that the page stays responsive. Each step yields its approximate cost in
 * single-text checks.
 * @returns the same as `checkStudy`
 */
export function* studyCheck(
  study: CheckedStudy,
  rules: RuleSet = STANDARD_RULES,
  checkOne: CheckOne = checkText,
): Generator<number, RemarksByUuid> {
  const found = new Map<string, readonly Remark[]>()
  for (const { uuid, entity, text } of studyTexts(study)) {
    found.set(uuid, checkOne(entity, text, rules))
    yield 1
  }
  const whole = yield* wholeStudyCheck(study, rules)
  return Object.fromEntries([...found].map(([uuid, remarks]) => [uuid, [...remarks, ...(whole[uuid] ?? [])]]))
}

/** Texts that a rule about the whole study reads in the time of one single-text check. */
const READ_AT_ONCE = 4

function* wholeStudyCheck(study: CheckedStudy, rules: RuleSet): Generator<number, RemarksByUuid> {
  const cost = Math.ceil(studyTexts(study).length / READ_AT_ONCE)
  const remarks = new Map<string, readonly Remark[]>()
  for (const rule of rules.rulesFor.study) {
    for (const draft of rule.findInStudy?.(study) ?? []) {
      remarks.set(draft.uuid, [...(remarks.get(draft.uuid) ?? []), toRemark(rule, draft, rules)])
    }
    yield cost
  }
  return Object.fromEntries(remarks)
}

function finish<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
