import { isUnfinished } from '../text/isUnfinished.ts'

interface CheckedItem {
  readonly uuid: string
  readonly userInput: string
}

/** The part of a study that the checker reads. The client sends it to the server. */
export interface CheckedStudy {
  readonly jtbd: CheckedItem & { readonly executor: string }
  readonly jobSteps: readonly (CheckedItem & {
    readonly category: string | null
    readonly outcomeStatements: readonly CheckedItem[]
  })[]
  /** Categories of the job map that the job does not have. */
  readonly notApplicable?: readonly { readonly category: string }[]
}

/** All outcome statements in order, with their numbers such as "1.2". */
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

/** Job steps that the study has: those with a text, a category or an outcome statement. */
export function presentSteps({ jobSteps }: CheckedStudy): CheckedStudy['jobSteps'] {
  const written = new Set(writtenItems(jobSteps))
  return jobSteps.filter(
    (step) => written.has(step) || step.category !== null || writtenItems(step.outcomeStatements).length > 0,
  )
}

/** Items with a text; those that are empty or only begun are ignored. */
export function writtenItems<Item extends CheckedItem>(items: readonly Item[]): readonly Item[] {
  return items.filter(({ userInput }) => userInput.trim() !== '' && !isUnfinished(userInput))
}
