import type { JobStepCategory } from './JOB_STEP_CATEGORIES.ts'
import type { Study, StudyUuid } from './Study.ts'
import { jobStepUuid, outcomeStatementUuid } from './studyIds.ts'

/** The texts of a study without uuids. */
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
 * Creates a study with the texts of an outline. It is not yet checked.
 * @param ids uuid: of the study; newId: returns an unused id on each call
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
