import type { JobStepCategory, Study, StudyUuid } from './Study.ts'
import { jobStepUuid, outcomeStatementUuid } from './studyIds.ts'

/** What a study says, without the identities that make it somebody's own. */
export interface StudyOutline {
  readonly executor: string
  readonly job: string
  readonly steps: readonly {
    readonly category: JobStepCategory
    readonly step: string
    readonly outcomes: readonly string[]
  }[]
}

/**
 * A study of its own with the texts of an outline, not yet checked.
 * @param ids uuid: the study's; newId: an id no other item has, at each call
 */
export function studyFromOutline(
  { executor, job, steps }: StudyOutline,
  { uuid, newId }: { readonly uuid: StudyUuid; readonly newId: () => string },
): Study {
  return {
    jtbd: { uuid, executor, userInput: job, remarks: [] },
    jobSteps: steps.map(({ category, step, outcomes }) => ({
      uuid: jobStepUuid(newId()),
      userInput: step,
      category,
      remarks: [],
      outcomeStatements: outcomes.map((userInput) => ({
        uuid: outcomeStatementUuid(newId()),
        userInput,
        remarks: [],
      })),
    })),
  }
}
