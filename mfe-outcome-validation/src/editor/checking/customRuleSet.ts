import { createRuleSet, mergeRules, type RuleSet, usableRules } from '@outcome-studio/shared/domain/checker'

/** The rules to check with, and the owners of custom rules that have problems and are ignored. */
export interface CustomRuleSet {
  readonly rules: RuleSet
  /** The study's own rules in the server's format, which adds those of the organization itself; null for none. */
  readonly configJSON: string | null
  readonly unusable: readonly ('organization' | 'study')[]
}

/** Merges the rules of a study over those of its organization. Rules with problems are ignored and reported. */
export function customRuleSet(organization: string | null, study: string | null): CustomRuleSet {
  const under = usableRules(organization)
  const own = usableRules(study)
  return {
    rules: createRuleSet(mergeRules(under ?? {}, own ?? {})),
    configJSON: own === null ? null : JSON.stringify(own),
    unusable: [
      ...(organization !== null && under === null ? (['organization'] as const) : []),
      ...(study !== null && own === null ? (['study'] as const) : []),
    ],
  }
}
