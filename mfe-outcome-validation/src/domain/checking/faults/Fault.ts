import type { RuleExamples } from '../RULE_EXAMPLES.ts'

/** Why a remark is there, for its help. */
export interface Reason {
  /** Requirement, in one short sentence. */
  readonly title: string
  readonly explanation: string
  readonly examples: RuleExamples
}

/** One of several faults that a rule finds, with a reason of its own. */
export interface Fault extends Reason {
  readonly ruleId: string
  /** The messages of its remarks. They end with how many are left out, if some are. */
  readonly message: RegExp
}

/** Creates a fault; rules about numbers have no examples. */
export const fault = (
  ruleId: string,
  message: RegExp,
  [title, explanation]: readonly [title: string, explanation: string],
  examples?: readonly [bad: string, good: string],
): Fault => ({
  ruleId,
  message,
  title,
  explanation,
  examples: { bad: examples ? [examples[0]] : [], good: examples ? [examples[1]] : [] },
})
