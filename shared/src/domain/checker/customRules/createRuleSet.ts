import { methodRules, type RuleSet } from '../RuleSet.ts'
import { ownRules } from './ownRules.ts'
import type { RulesConfig } from './RulesConfig.ts'

/**
 * The rules in force under custom rules that were read without a problem.
 * @throws Error for a pattern that was refused
 */
export const createRuleSet = (config: RulesConfig): RuleSet => methodRules(config, ownRules(config))
