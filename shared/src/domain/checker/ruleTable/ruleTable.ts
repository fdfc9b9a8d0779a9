import type { Rule } from '../Rule.ts'
import { JOB_RULES } from './jobRules.ts'
import { OUTCOME_RULES } from './outcomeRules.ts'
import { STUDY_RULES } from './studyRules.ts'

/** Raised when a rule or a word list changes, so that older remarks can be told apart. */
export const VER_LEXER = '1.1.0'

/** Every rule of the method, for the checker, the server run, the coach and help. */
export const RULES: readonly Rule[] = [...JOB_RULES, ...OUTCOME_RULES, ...STUDY_RULES]
