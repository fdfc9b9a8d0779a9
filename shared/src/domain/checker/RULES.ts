import type { Rule } from './Rule.ts'
import { JOB_RULES } from './tables/JOB_RULES.ts'
import { STATEMENT_RULES } from './tables/STATEMENT_RULES.ts'
import { STUDY_RULES } from './tables/STUDY_RULES.ts'

/**
 * Every rule of the method, for the checker, the server run, the coach and help. Ids are those of docs/method.md;
 * O19, O20, E1 and S1 to S4 are our own.
 */
export const RULES: readonly Rule[] = [...JOB_RULES, ...STATEMENT_RULES, ...STUDY_RULES]
