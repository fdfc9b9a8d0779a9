import type { RemarksByUuid } from '../study/StudyOperation.ts'
import { checkText, toRemark } from './checkText.ts'
import type { Remark } from './Remark.ts'
import { type RuleSet, STANDARD_RULES } from './RuleSet.ts'
import type { CheckedStudy } from './study/CheckedStudy.ts'
import { findNearDuplicates } from './study/nearDuplicates.ts'
import { findBadExecutor } from './study/oneExecutor.ts'
import { findMixedNouns } from './study/oneWordForOneThing.ts'
import { findCounts } from './study/studyCounts.ts'
import { studyTexts } from './study/studyTexts.ts'

const FINDERS = [findMixedNouns, findNearDuplicates, findBadExecutor, findCounts] as const

/**
 * Checks every text of a study and the study as a whole.
 * @returns an entry for each item, an empty list for a clean one, so that recording it clears older remarks
 */
export function checkStudy(study: CheckedStudy, rules: RuleSet = STANDARD_RULES): RemarksByUuid {
  const whole = checkWholeStudy(study, rules)
  return Object.fromEntries(
    studyTexts(study).map(({ uuid, entity, text }) => [
      uuid,
      [...checkText(entity, text, rules), ...(whole[uuid] ?? [])],
    ]),
  )
}

/**
 * Checks a study by the rules that need all of it at once, and leaves its single texts alone.
 * @returns entries for the items that something was found at, and no others
 */
export function checkWholeStudy(study: CheckedStudy, rules: RuleSet = STANDARD_RULES): RemarksByUuid {
  const inForce = new Map(rules.rulesFor.study.map((rule) => [rule.id, rule]))
  const remarks = new Map<string, Remark[]>()
  for (const finding of FINDERS.flatMap((find) => find(study))) {
    const rule = inForce.get(finding.ruleId)
    if (rule === undefined) continue
    const earlier = remarks.get(finding.uuid) ?? []
    remarks.set(finding.uuid, [...earlier, toRemark(rule, finding, rules)])
  }
  return Object.fromEntries(remarks)
}
