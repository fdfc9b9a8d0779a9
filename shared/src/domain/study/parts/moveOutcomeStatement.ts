import { insertedAt, movedTo, withoutUuid } from '../positions.ts'
import type { Study } from '../Study.ts'
import type { StudyOperation } from '../StudyOperation.ts'

/**
 * Moves a statement to another index of its own or another job step. The index counts without the statement.
 * Returns the same study if the position does not exist.
 */
export function moveOutcomeStatement(
  study: Study,
  { statementId, stepId, to }: Extract<StudyOperation, { kind: 'moveOutcomeStatement' }>,
): Study {
  const home = study.jobSteps.find(({ outcomeStatements }) =>
    outcomeStatements.some(({ uuid }) => uuid === statementId),
  )
  const target = study.jobSteps.find(({ uuid }) => uuid === stepId)
  const statement = home?.outcomeStatements.find(({ uuid }) => uuid === statementId)
  if (home === undefined || target === undefined || statement === undefined) return study
  const after =
    home === target
      ? movedTo(target.outcomeStatements, target.outcomeStatements.indexOf(statement), to)
      : insertedAt(target.outcomeStatements, to, statement)
  if (after === target.outcomeStatements) return study
  const jobSteps = study.jobSteps.map((step) => {
    if (step === target) return { ...step, outcomeStatements: after }
    return step === home
      ? { ...step, outcomeStatements: withoutUuid(step.outcomeStatements, statementId) }
      : step
  })
  return { ...study, jobSteps }
}
