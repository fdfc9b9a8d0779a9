import type { Finding } from '../Rule.ts'

export interface CheckedItem {
  readonly uuid: string
  readonly userInput: string
}

/** What the checker reads of a study, which is also what the server run is sent. */
export interface CheckedStudy {
  readonly jtbd: CheckedItem & { readonly executor: string }
  readonly jobSteps: readonly (CheckedItem & {
    readonly category: string | null
    readonly outcomeStatements: readonly CheckedItem[]
  })[]
  /** Categories of the job map that the job does not have. */
  readonly notApplicable?: readonly { readonly category: string }[]
}

/** A finding of a rule about the whole study, and the item it is shown at. */
export interface StudyFinding extends Finding {
  readonly ruleId: string
  readonly uuid: string
}

/** All outcome statements with their "1.2" numbers, in order. */
export function numberedStatements(
  study: CheckedStudy,
): readonly (CheckedItem & { readonly number: string })[] {
  return study.jobSteps.flatMap((step, stepIndex) =>
    step.outcomeStatements.map((statement, index) => ({
      uuid: statement.uuid,
      userInput: statement.userInput,
      number: `${stepIndex + 1}.${index + 1}`,
    })),
  )
}
