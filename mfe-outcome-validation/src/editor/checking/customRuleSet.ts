import { createRuleSet, mergeRules, type RuleSet, readRulesConfig } from '@outcome-studio/shared/domain'

/** The rules to check with, and the owners of custom rules that have problems and are ignored. */
export interface CustomRuleSet {
  readonly rules: RuleSet
  /** The merged custom rules. */
  readonly configJSON: string
  readonly unusable: readonly ('organisation' | 'study')[]
}

/** Merges the rules of a study over those of its organisation. Rules with problems are ignored and reported. */
export function customRuleSet(organisation: string | null, study: string | null): CustomRuleSet {
  const under = readRulesConfig(organisation ?? '{}')
  const own = readRulesConfig(study ?? '{}')
  const usable = ({ config, problems }: typeof own) => (problems.length === 0 ? (config ?? {}) : {})
  const merged = mergeRules(usable(under), usable(own))
  return {
    rules: createRuleSet(merged),
    configJSON: JSON.stringify(merged),
    unusable: [
      ...(under.problems.length > 0 ? (['organisation'] as const) : []),
      ...(own.problems.length > 0 ? (['study'] as const) : []),
    ],
  }
}
