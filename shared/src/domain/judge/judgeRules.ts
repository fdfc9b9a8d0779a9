import type { Rule } from '../checker/Rule.ts'
import type { RuleSet } from '../checker/RuleSet.ts'
import type { Severity } from '../study/remarks/Remark.ts'
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
 * How much a judge's finding weighs: what custom rules say, else what the rule says. Where code decides the rule
 * too, the rule's own severity is that of code's certain finds, and a judge may be wrong: it warns at most.
 */
export function judgeSeverity(rule: Rule, rules: RuleSet): Severity {
  const set = rules.severityOf(rule.id)
  if (set !== undefined) return set
  return rule.check === 'code and judge' && rule.severity === 'error' ? 'warning' : rule.severity
}
