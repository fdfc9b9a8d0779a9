import type { Remark } from '../study/remarks/Remark.ts'
import type { CheckedEntity, RemarkDraft, Rule } from './Rule.ts'
import { type RuleSet, STANDARD_RULES } from './RuleSet.ts'
import { readStatement } from './text/readStatement.ts'

/**
 * Checks one text by the rules that code decides. Takes time linear in the text's length.
 * @returns remarks in the order of the rules; none for an empty or blank text
 */
export function checkText(
  entity: CheckedEntity,
  text: string,
  rules: RuleSet = STANDARD_RULES,
): readonly Remark[] {
  if (text.trim() === '') return []
  const statement = readStatement(text)
  return rules.rulesFor[entity].flatMap((rule) =>
    (rule.find?.(statement, rules.vocabulary, entity) ?? []).map((draft) => toRemark(rule, draft, rules)),
  )
}

/** Completes a draft to a remark as it is shown and stored. */
export function toRemark(rule: Rule, draft: RemarkDraft, rules: RuleSet): Remark {
  return {
    ruleId: rule.id,
    severity: rules.severityOf(rule.id) ?? draft.severity ?? rule.severity,
    message: draft.message,
    span: draft.span,
    suggestion: draft.suggestion ?? null,
    source: 'lexer',
  }
}
