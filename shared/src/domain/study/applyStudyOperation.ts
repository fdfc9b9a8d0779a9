import { newJobStep, newOutcomeStatement } from './newItems.ts'
import { moveOutcomeStatement } from './parts/moveOutcomeStatement.ts'
import { setItemFields } from './parts/setItemFields.ts'
import { setNotApplicable } from './parts/setNotApplicable.ts'
import { withFields } from './parts/withFields.ts'
import { changedWhere, insertedAt, movedTo, swappedAt, withoutUuid } from './positions.ts'
import type { Remark } from './remarks/Remark.ts'
import { recordRemarks } from './remarks/recordRemarks.ts'
import type { JobStep, OutcomeStatement, Study } from './Study.ts'
import type { StudyOperation } from './StudyOperation.ts'

/** The same for every text, so that what shows remarks is not told of each key that removes none. */
const NO_REMARKS: readonly Remark[] = []

/**
 * Applies one operation to a study (docs/product.md §4). Unchanged parts keep their identity. Returns the
 * same study if nothing changes, a uuid is unknown or already used, or an index is out of range. Changing a
 * text removes its remarks.
 */
export function applyStudyOperation(study: Study, operation: StudyOperation): Study {
  const { jtbd, jobSteps } = study
  switch (operation.kind) {
    case 'setExecutor':
      return operation.executor === jtbd.executor
        ? study
        : { ...study, jtbd: { ...jtbd, executor: operation.executor } }
    case 'replaceJob':
      return operation.userInput === jtbd.userInput
        ? study
        : { ...study, jtbd: { ...jtbd, userInput: operation.userInput, remarks: NO_REMARKS } }
    case 'updateJobStep':
      return withSteps(
        study,
        changedWhere(jobSteps, operation.stepId, (step) => updatedStep(step, operation)),
      )
    case 'addJobStep': {
      const jobStep = newJobStep(operation.stepId, operation.statementId)
      return applyStudyOperation(study, { kind: 'insertJobStep', index: operation.index, jobStep })
    }
    case 'insertJobStep': {
      const added = [operation.jobStep.uuid, ...operation.jobStep.outcomeStatements.map(({ uuid }) => uuid)]
      return areNew(study, added)
        ? withSteps(study, insertedAt(jobSteps, operation.index, operation.jobStep))
        : study
    }
    case 'swapJobSteps':
      return withSteps(study, swappedAt(jobSteps, operation.from, operation.to))
    case 'removeJobStep':
      return withSteps(study, withoutUuid(jobSteps, operation.stepId))
    case 'updateOutcomeStatement':
      return changeStatements(study, (statements) =>
        changedWhere(statements, operation.statementId, (statement) =>
          statement.userInput === operation.userInput
            ? statement
            : { ...statement, userInput: operation.userInput, remarks: NO_REMARKS },
        ),
      )
    case 'addOutcomeStatement': {
      const { stepId, index, statementId } = operation
      const outcomeStatement = newOutcomeStatement(statementId)
      return applyStudyOperation(study, { kind: 'insertOutcomeStatement', stepId, index, outcomeStatement })
    }
    case 'insertOutcomeStatement': {
      const { stepId, index, outcomeStatement } = operation
      if (!areNew(study, [outcomeStatement.uuid])) return study
      return changeStatementsOf(study, stepId, (statements) =>
        insertedAt(statements, index, outcomeStatement),
      )
    }
    case 'swapOutcomeStatements':
      return changeStatementsOf(study, operation.stepId, (statements) =>
        swappedAt(statements, operation.from, operation.to),
      )
    case 'removeOutcomeStatement':
      return changeStatements(study, (statements) => withoutUuid(statements, operation.statementId))
    case 'recordRemarks':
      return recordRemarks(study, operation)
    case 'moveJobStep': {
      const from = jobSteps.findIndex(({ uuid }) => uuid === operation.stepId)
      return withSteps(study, movedTo(jobSteps, from, operation.to))
    }
    case 'moveOutcomeStatement':
      return moveOutcomeStatement(study, operation)
    case 'setNotApplicable':
      return setNotApplicable(study, operation)
    case 'setStudyFields':
      return withFields(study, operation.fields)
    case 'setItemFields':
      return setItemFields(study, operation)
    case 'batch':
      return operation.operations.reduce(applyStudyOperation, study)
  }
}

type ChangeStatements = (statements: readonly OutcomeStatement[]) => readonly OutcomeStatement[]

function withSteps(study: Study, jobSteps: readonly JobStep[]): Study {
  return jobSteps === study.jobSteps ? study : { ...study, jobSteps }
}

function updatedStep(
  step: JobStep,
  {
    userInput = step.userInput,
    category = step.category,
  }: Extract<StudyOperation, { kind: 'updateJobStep' }>,
): JobStep {
  if (userInput === step.userInput && category === step.category) return step
  return { ...step, userInput, category, remarks: userInput === step.userInput ? step.remarks : NO_REMARKS }
}

function withChangedStatements(step: JobStep, change: ChangeStatements): JobStep {
  const outcomeStatements = change(step.outcomeStatements)
  return outcomeStatements === step.outcomeStatements ? step : { ...step, outcomeStatements }
}

function changeStatementsOf(study: Study, stepId: string, change: ChangeStatements): Study {
  return withSteps(
    study,
    changedWhere(study.jobSteps, stepId, (step) => withChangedStatements(step, change)),
  )
}

/** Applies a change to each step's statements in turn, until one has an effect. */
function changeStatements(study: Study, change: ChangeStatements): Study {
  for (const step of study.jobSteps) {
    const changed = withChangedStatements(step, change)
    if (changed !== step) return withSteps(study, study.jobSteps.with(study.jobSteps.indexOf(step), changed))
  }
  return study
}

/** A duplicate uuid would make an item unreachable and assign remarks to the wrong one. */
function areNew(study: Study, added: readonly string[]): boolean {
  const known = new Set<string>([study.jtbd.uuid])
  for (const step of study.jobSteps) {
    known.add(step.uuid)
    for (const statement of step.outcomeStatements) known.add(statement.uuid)
  }
  return added.every((uuid) => known.size < known.add(uuid).size)
}
