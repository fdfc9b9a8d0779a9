import { RULES } from '../../checker/RULES.ts'
import { NEED_RULES } from '../../needs/check/NEED_RULES.ts'

/** The text of the rule table for a rule's id; undefined for an unknown one. */
export function explainRule(id: string): string | undefined {
  const rule = [...RULES, ...NEED_RULES].find((each) => each.id === id.trim().toUpperCase())
  return rule && `${rule.id}: ${rule.title}. ${rule.explanation}`
}
