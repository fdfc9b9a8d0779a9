import { createRuleSet, mergeRules, type RuleSet, usableRules } from '@outcome-studio/shared/domain'

/** The rules to check with, and the owners of custom rules that have problems and are ignored. */
export interface CustomRuleSet {
  readonly rules: RuleSet
  /** The study's own rules in the server's format, which adds those of the organisation itself; null for none. */
  readonly configJSON: string | null
  readonly unusable: readonly ('organisation' | 'study')[]
}

/** Merges the rules of a study over those of its organisation. Rules with problems are ignored and reported. */
export function customRuleSet(organisation: string | null, study: string | null): CustomRuleSet {
  const under = usableRules(organisation)
  const own = usableRules(study)
  return {
    rules: createRuleSet(mergeRules(under ?? {}, own ?? {})),
    configJSON: own === null ? null : JSON.stringify(own),
    unusable: [
      ...(organisation !== null && under === null ? (['organisation'] as const) : []),
      ...(study !== null && own === null ? (['study'] as const) : []),
    ],
  }
}
