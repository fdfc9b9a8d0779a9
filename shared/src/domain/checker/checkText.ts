import type { Remark } from './Remark.ts'
import type { CheckedEntity, Finding, Rule } from './Rule.ts'
import { type RuleSet, STANDARD_RULES } from './RuleSet.ts'
import { readStatement } from './text/readStatement.ts'

/**
 * Checks one text against the rules that words alone decide. Takes time linear in the text's length.
 * @returns remarks in the order of the rules; none for a text that is empty or white space
 */
export function checkText(
  entity: CheckedEntity,
  text: string,
  rules: RuleSet = STANDARD_RULES,
): readonly Remark[] {
  if (text.trim() === '') return []
  const statement = readStatement(text)
  return rules.rulesFor[entity].flatMap((rule) =>
    (rule.find?.(statement, rules.vocabulary, entity) ?? []).map((finding) => toRemark(rule, finding, rules)),
  )
}

/** A finding as it is shown and stored. */
export function toRemark(rule: Rule, finding: Finding, rules: RuleSet): Remark {
  return {
    ruleId: rule.id,
    severity: rules.severityOf(rule.id) ?? finding.severity ?? rule.severity,
    message: finding.message,
    span: finding.span,
    suggestion: finding.suggestion ?? null,
    source: 'lexer',
  }
}
