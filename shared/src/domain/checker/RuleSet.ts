import type { Severity } from './Remark.ts'
import type { CheckedEntity, Rule } from './Rule.ts'
import type { RulesConfig } from './rulesConfig.ts'
import { RULES } from './ruleTable/ruleTable.ts'
import { extendedVocabulary, STANDARD_VOCABULARY, type Vocabulary } from './vocabulary/Vocabulary.ts'

/** The rules in force with their words, made once and used for any number of texts. */
export interface RuleSet {
  readonly vocabulary: Vocabulary
  readonly rulesFor: Readonly<Record<CheckedEntity | 'study', readonly Rule[]>>
  /** The severity that custom rules set, undefined where they set none. */
  severityOf(ruleId: string): Severity | undefined
}

/** The rules in force under custom rules. */
export function ruleSet(config: RulesConfig): RuleSet {
  const inForce = RULES.filter(({ id }) => config.rules?.[id]?.off !== true)
  const rulesFor = (entity: CheckedEntity | 'study') =>
    inForce.filter(({ entities }) => entities.includes(entity))
  return {
    vocabulary: config.words === undefined ? STANDARD_VOCABULARY : extendedVocabulary(config.words),
    rulesFor: {
      job: rulesFor('job'),
      jobStep: rulesFor('jobStep'),
      outcomeStatement: rulesFor('outcomeStatement'),
      study: rulesFor('study'),
    },
    severityOf: (ruleId) => config.rules?.[ruleId]?.severity,
  }
}

/** The method's own rules and words. */
export const STANDARD_RULES: RuleSet = ruleSet({})
