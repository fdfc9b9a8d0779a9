import { RULES } from '@outcome-studio/shared/domain/checker'
import { NEED_RULES } from '@outcome-studio/shared/domain/needs'

/** The text of the rule table for a rule's id; undefined for an unknown one. */
export function explainRule(id: string): string | undefined {
  const rule = [...RULES, ...NEED_RULES].find((each) => each.id === id.trim().toUpperCase())
  return rule && `${rule.id}: ${rule.title}. ${rule.explanation}`
}
