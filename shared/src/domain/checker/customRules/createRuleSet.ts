import { methodRules, type RuleSet } from '../RuleSet.ts'
import { ownRules } from './ownRules.ts'
import type { RulesConfig } from './RulesConfig.ts'

/**
 * The rules in force under valid custom rules.
 * @throws Error if a pattern was refused
 */
export const createRuleSet = (config: RulesConfig): RuleSet => methodRules(config, ownRules(config))
