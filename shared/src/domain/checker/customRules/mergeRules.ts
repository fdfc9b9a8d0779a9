import type { RulesConfig, WordListName } from './RulesConfig.ts'

/**
 * Merges an organization's rules with those of one study. If both set a rule, the study's value counts; words
 * and rules of both apply.
 */
export function mergeRules(organization: RulesConfig, study: RulesConfig): RulesConfig {
  const lists: readonly WordListName[] = ['verbs', 'metrics', 'evaluative', 'brands', 'technologies']
  const ids = new Set([...Object.keys(organization.rules ?? {}), ...Object.keys(study.rules ?? {})])
  return {
    rules: Object.fromEntries(
      [...ids].map((id) => [id, { ...organization.rules?.[id], ...study.rules?.[id] }]),
    ),
    words: Object.fromEntries(
      lists.map((name) => [
        name,
        [...new Set([...(organization.words?.[name] ?? []), ...(study.words?.[name] ?? [])])],
      ]),
    ),
    ...own(organization, study),
  }
}

/** An id identifies one rule, even if one is a pattern and the other a required term. */
function own(organization: RulesConfig, study: RulesConfig): Pick<RulesConfig, 'patterns' | 'required'> {
  const { patterns = [], required = [] } = study
  const taken = new Set([...patterns, ...required].map(({ id }) => id))
  const isFree = ({ id }: { readonly id: string }) => !taken.has(id)
  return {
    patterns: [...(organization.patterns ?? []).filter(isFree), ...patterns],
    required: [...(organization.required ?? []).filter(isFree), ...required],
  }
}
