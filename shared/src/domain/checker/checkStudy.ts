import type { RemarksByUuid } from '../study/StudyOperation.ts'
import { checkText, toRemark } from './checkText.ts'
import type { Remark } from './Remark.ts'
import type { CheckedEntity } from './Rule.ts'
import { type RuleSet, STANDARD_RULES } from './RuleSet.ts'
import type { CheckedItem, CheckedStudy } from './study/CheckedStudy.ts'
import { findNearDuplicates } from './study/nearDuplicates.ts'
import { findBadExecutor } from './study/oneExecutor.ts'
import { findMixedNouns } from './study/oneWordForOneThing.ts'
import { findCounts } from './study/studyCounts.ts'

const FINDERS = [findMixedNouns, findNearDuplicates, findBadExecutor, findCounts] as const

/**
 * Checks every text of a study and the study as a whole.
 * @returns an entry for each item, an empty list for a clean one, so that recording it clears older remarks
 */
export function checkStudy(study: CheckedStudy, rules: RuleSet = STANDARD_RULES): RemarksByUuid {
  const remarks = new Map<string, Remark[]>()
  const check = (entity: CheckedEntity, { uuid, userInput }: CheckedItem) =>
    remarks.set(uuid, [...checkText(entity, userInput, rules)])
  check('job', study.jtbd)
  for (const step of study.jobSteps) {
    check('jobStep', step)
    for (const statement of step.outcomeStatements) check('outcomeStatement', statement)
  }
  const inForce = new Map(rules.rulesFor.study.map((rule) => [rule.id, rule]))
  for (const finding of FINDERS.flatMap((find) => find(study))) {
    const rule = inForce.get(finding.ruleId)
    if (rule !== undefined) remarks.get(finding.uuid)?.push(toRemark(rule, finding, rules))
  }
  return Object.fromEntries(remarks)
}
