export { type CheckOne, checkStudy, checkWholeStudy, studyCheck } from './checkStudy.ts'
export { checkText } from './checkText.ts'
export { createRuleSet } from './customRules/createRuleSet.ts'
export { mergeRules } from './customRules/mergeRules.ts'
export { parseRulesConfig, RulesConfigError } from './customRules/parseRulesConfig.ts'
export type {
  CustomPattern,
  RequiredTerms,
  RulesConfig,
  WordListName,
} from './customRules/RulesConfig.ts'
export { RULES_LIMITS } from './customRules/RulesConfig.ts'
export {
  type RulesProblem,
  type RulesReading,
  readRulesConfig,
} from './customRules/readRulesConfig.ts'
export { readStoredRules, type StoredRules } from './customRules/StoredRules.ts'
export { usableRules } from './customRules/usableRules.ts'
export { RULES } from './RULES.ts'
export type { CheckedEntity, Rule } from './Rule.ts'
export { CHECKED_ENTITIES } from './Rule.ts'
export type { RuleSet } from './RuleSet.ts'
export { STANDARD_RULES } from './RuleSet.ts'
export { readOutcome } from './rules/readOutcome.ts'
export { sameMeaningKey } from './rules/sameMeaningKey.ts'
export { type CheckedStudy, numberedStatements } from './study/CheckedStudy.ts'
export { checkedStudySchema, checkedUuid } from './study/checkedStudySchema.ts'
export type { StudyText } from './study/studyTexts.ts'
export { studyTexts } from './study/studyTexts.ts'
export { uncapitalized } from './text/edits.ts'
export { isOtherLanguage } from './text/isOtherLanguage.ts'
export { readStatement } from './text/readStatement.ts'
export type { Statement } from './text/Statement.ts'
export { STANDARD_VOCABULARY } from './text/Vocabulary.ts'
export { possibleBases } from './text/wordForms.ts'
export { VER_LEXER } from './VER_LEXER.ts'
export { directionOf } from './vocabulary/directions.ts'
export {
  AUXILIARIES,
  CLARIFIERS,
  DETERMINERS,
  PARTICLES,
  PREPOSITIONS,
} from './vocabulary/functionWords.ts'
export { NUMBER_WORDS } from './vocabulary/quantities.ts'
export { STARTER_VERBS, STEP_VERBS } from './vocabulary/stepVerbs.ts'
export { isVerb, NOUN_VERBS, PLAIN_VERBS } from './vocabulary/verbs.ts'
export { wordSet } from './vocabulary/wordSet.ts'
