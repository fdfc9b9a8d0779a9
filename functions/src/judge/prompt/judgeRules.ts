import type { Rule, RuleSet } from '@outcome-studio/shared/domain/checker'
import type { Severity } from '@outcome-studio/shared/domain/study'
import type { JudgedEntity } from './JudgeTask.ts'

const EXECUTOR_RULE = /^E\d/

/** The rules in force that a judge decides for one kind of text. */
export function judgeRules(entity: JudgedEntity, rules: RuleSet): readonly Rule[] {
  const candidates =
    entity === 'executor'
      ? rules.rulesFor.study.filter(({ id }) => EXECUTOR_RULE.test(id))
      : rules.rulesFor[entity]
  return candidates.filter(({ check }) => check !== 'code')
}

/**
 * Severity of a judge's remark. Custom rules come first. If code decides the rule too, a judge gives a
 * warning at most, because the rule's own severity is for certain results.
 */
export function judgeSeverity(rule: Rule, rules: RuleSet): Severity {
  const set = rules.severityOf(rule.id)
  if (set !== undefined) return set
  return rule.check === 'code and judge' && rule.severity === 'error' ? 'warning' : rule.severity
}
