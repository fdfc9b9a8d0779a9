import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'

type Step = CheckedStudy['jobSteps'][number]
type Statement = Step['outcomeStatements'][number]

/** Short id of a job step: "s3". It reveals nothing about the member's study. */
export const shortStepId = (stepIndex: number): string => `s${stepIndex + 1}`

/** Short id of an outcome statement: "s3.2". */
export const shortStatementId = (stepIndex: number, index: number): string =>
  `${shortStepId(stepIndex)}.${index + 1}`

/** The items of a study by their short ids. */
export interface ShortIds {
  step(shortId: string): Step | undefined
  statement(shortId: string): Statement | undefined
  /** The short id of a step or statement; undefined if it is not in the study. */
  of(uuid: string): string | undefined
}

/** Translates the short ids of a prompt back. */
export function createShortIds({ jobSteps }: CheckedStudy): ShortIds {
  const steps = new Map(jobSteps.map((step, index) => [shortStepId(index), step]))
  const statements = new Map(
    jobSteps.flatMap(({ outcomeStatements }, stepIndex) =>
      outcomeStatements.map((statement, index) => [shortStatementId(stepIndex, index), statement] as const),
    ),
  )
  const byUuid = new Map([...steps, ...statements].map(([shortId, { uuid }]) => [uuid, shortId]))
  return {
    step: (shortId) => steps.get(shortId),
    statement: (shortId) => statements.get(shortId),
    of: (uuid) => byUuid.get(uuid),
  }
}
