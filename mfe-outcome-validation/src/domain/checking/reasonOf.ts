import { RULES } from '@outcome-studio/shared/domain/checker'
import type { Remark } from '@outcome-studio/shared/domain/study'
import type { Reason } from './faults/Fault.ts'
import { JOB_FAULTS } from './faults/JOB_FAULTS.ts'
import { STATEMENT_FAULTS } from './faults/STATEMENT_FAULTS.ts'
import { STUDY_FAULTS } from './faults/STUDY_FAULTS.ts'
import { RULE_EXAMPLES } from './RULE_EXAMPLES.ts'

const FAULTS = [...JOB_FAULTS, ...STATEMENT_FAULTS, ...STUDY_FAULTS]

const RULE_REASONS: ReadonlyMap<string, Reason> = new Map(
  RULES.map(({ id, title, explanation }) => [
    id,
    { title, explanation, examples: RULE_EXAMPLES[id] ?? { good: [], bad: [] } },
  ]),
)

/**
 * Why a remark is there: the reason of its fault if the rule finds several, otherwise that of the rule.
 * @returns null for a custom rule, which has only its message
 */
export function reasonOf({ ruleId, message }: Pick<Remark, 'ruleId' | 'message'>): Reason | null {
  const found = FAULTS.find((fault) => fault.ruleId === ruleId && fault.message.test(message))
  return found ?? RULE_REASONS.get(ruleId) ?? null
}
