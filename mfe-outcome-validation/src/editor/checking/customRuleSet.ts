import { createRuleSet, mergeRules, type RuleSet, readRulesConfig } from '@outcome-studio/shared/domain'

/** Rules to check by, and whose rules could not be used because of problems in them. */
export interface CustomRuleSet {
  readonly rules: RuleSet
  /** The custom rules among them, as one. */
  readonly configJSON: string
  readonly unusable: readonly ('organisation' | 'study')[]
}

/** The rules of a study over those of its organisation. Where one of them has problems it is left out, and named. */
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
