import type {
  JobStepUuid,
  OutcomeStatement,
  OutcomeStatementUuid,
  Study,
} from '@outcome-studio/shared/domain/study'

/** A statement with its neighbors in the same step. */
export interface FoundStatement {
  readonly stepId: JobStepUuid
  readonly statement: OutcomeStatement
  /** Index within the step. */
  readonly at: number
  readonly before: OutcomeStatement | null
  readonly after: OutcomeStatement | null
}

/** Finds a statement by its uuid; null if the study has none. */
export function findStatement(study: Study, statementId: OutcomeStatementUuid): FoundStatement | null {
  for (const { uuid: stepId, outcomeStatements } of study.jobSteps) {
    const at = outcomeStatements.findIndex(({ uuid }) => uuid === statementId)
    const statement = outcomeStatements[at]
    if (statement === undefined) continue
    return {
      stepId,
      statement,
      at,
      before: outcomeStatements[at - 1] ?? null,
      after: outcomeStatements[at + 1] ?? null,
    }
  }
  return null
}
