import type { RulesConfig } from './RulesConfig.ts'
import { readRulesConfig } from './readRulesConfig.ts'

/**
 * Custom rules that can be used as they are.
 * @param json custom rules as their author wrote them; null for none
 * @returns null if there are none, and for rules with a problem, which are used in no part
 */
export function usableRules(json: string | null): RulesConfig | null {
  if (json === null) return null
  const { config, problems } = readRulesConfig(json)
  return problems.length === 0 ? config : null
}
