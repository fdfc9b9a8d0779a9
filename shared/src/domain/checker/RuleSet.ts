import type { Severity } from '../study/remarks/Remark.ts'
import type { RulesConfig } from './customRules/RulesConfig.ts'
import { RULES } from './RULES.ts'
import type { CheckedEntity, Rule } from './Rule.ts'
import { extendedVocabulary, STANDARD_VOCABULARY, type Vocabulary } from './text/Vocabulary.ts'

/** The rules in force with their vocabulary, reusable for any number of texts. */
export interface RuleSet {
  readonly vocabulary: Vocabulary
  readonly rulesFor: Readonly<Record<CheckedEntity | 'study', readonly Rule[]>>
  /** The severity set by custom rules; undefined if they set none. */
  severityOf(ruleId: string): Severity | undefined
}

/**
 * The method's rules, changed and extended by custom rules. It does not compile patterns, whose library only
 * members with custom rules load.
 */
export function methodRules(
  { rules, words }: Pick<RulesConfig, 'rules' | 'words'>,
  added: readonly Rule[],
): RuleSet {
  const inForce = [...RULES.filter(({ id }) => rules?.[id]?.off !== true), ...added]
  const rulesFor = (entity: CheckedEntity | 'study') =>
    inForce.filter(({ entities }) => entities.includes(entity))
  return {
    vocabulary: words === undefined ? STANDARD_VOCABULARY : extendedVocabulary(words),
    rulesFor: {
      job: rulesFor('job'),
      jobStep: rulesFor('jobStep'),
      outcomeStatement: rulesFor('outcomeStatement'),
      study: rulesFor('study'),
    },
    severityOf: (ruleId) => rules?.[ruleId]?.severity,
  }
}

/** The method's own rules and vocabulary. */
export const STANDARD_RULES: RuleSet = methodRules({}, [])
