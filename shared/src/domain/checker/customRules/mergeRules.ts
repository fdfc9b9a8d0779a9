import type { RulesConfig, WordListName } from './RulesConfig.ts'

/**
 * Merges an organisation's rules with those of one study. If both set a rule, the study's value counts; words
 * and rules of both apply.
 */
export function mergeRules(organisation: RulesConfig, study: RulesConfig): RulesConfig {
  const lists: readonly WordListName[] = ['verbs', 'metrics', 'evaluative', 'brands', 'technologies']
  const ids = new Set([...Object.keys(organisation.rules ?? {}), ...Object.keys(study.rules ?? {})])
  return {
    rules: Object.fromEntries(
      [...ids].map((id) => [id, { ...organisation.rules?.[id], ...study.rules?.[id] }]),
    ),
    words: Object.fromEntries(
      lists.map((name) => [
        name,
        [...new Set([...(organisation.words?.[name] ?? []), ...(study.words?.[name] ?? [])])],
      ]),
    ),
    ...own(organisation, study),
  }
}

/** An id identifies one rule, even if one is a pattern and the other a required term. */
function own(organisation: RulesConfig, study: RulesConfig): Pick<RulesConfig, 'patterns' | 'required'> {
  const { patterns = [], required = [] } = study
  const taken = new Set([...patterns, ...required].map(({ id }) => id))
  const isFree = ({ id }: { readonly id: string }) => !taken.has(id)
  return {
    patterns: [...(organisation.patterns ?? []).filter(isFree), ...patterns],
    required: [...(organisation.required ?? []).filter(isFree), ...required],
  }
}
