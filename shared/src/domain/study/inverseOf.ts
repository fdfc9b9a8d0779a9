import { applyStudyOperation } from './applyStudyOperation.ts'
import { currentValues } from './parts/currentValues.ts'
import type { Study } from './Study.ts'
import type { StudyOperation } from './StudyOperation.ts'

/**
 * The operation that undoes an edit; compute it before applying the edit. Remarks that the edit removed are
 * not restored, because the next check recomputes them.
 * @returns null if the edit would change nothing, and for recordRemarks, which is no edit of the member
 */
export function inverseOf(study: Study, operation: StudyOperation): StudyOperation | null {
  switch (operation.kind) {
    case 'setExecutor':
      return { kind: 'setExecutor', executor: study.jtbd.executor }
    case 'replaceJob':
      return { kind: 'replaceJob', userInput: study.jtbd.userInput }
    case 'updateJobStep': {
      const step = study.jobSteps.find(({ uuid }) => uuid === operation.stepId)
      return step === undefined
        ? null
        : { kind: 'updateJobStep', stepId: step.uuid, userInput: step.userInput, category: step.category }
    }
    case 'addJobStep':
      return { kind: 'removeJobStep', stepId: operation.stepId }
    case 'insertJobStep':
      return { kind: 'removeJobStep', stepId: operation.jobStep.uuid }
    case 'removeJobStep': {
      const index = study.jobSteps.findIndex(({ uuid }) => uuid === operation.stepId)
      const jobStep = study.jobSteps[index]
      return jobStep === undefined ? null : { kind: 'insertJobStep', index, jobStep }
    }
    case 'updateOutcomeStatement': {
      const found = placeOf(study, operation.statementId)
      return found === null
        ? null
        : {
            kind: 'updateOutcomeStatement',
            statementId: operation.statementId,
            userInput: found.outcomeStatement.userInput,
          }
    }
    case 'addOutcomeStatement':
      return { kind: 'removeOutcomeStatement', statementId: operation.statementId }
    case 'insertOutcomeStatement':
      return { kind: 'removeOutcomeStatement', statementId: operation.outcomeStatement.uuid }
    case 'removeOutcomeStatement': {
      const found = placeOf(study, operation.statementId)
      return found === null ? null : { kind: 'insertOutcomeStatement', ...found }
    }
    case 'swapJobSteps':
    case 'swapOutcomeStatements':
      return operation
    case 'recordRemarks':
      return null
    case 'moveJobStep': {
      const to = study.jobSteps.findIndex(({ uuid }) => uuid === operation.stepId)
      return to < 0 ? null : { ...operation, to }
    }
    case 'moveOutcomeStatement': {
      const found = placeOf(study, operation.statementId)
      return found === null ? null : { ...operation, stepId: found.stepId, to: found.index }
    }
    case 'setNotApplicable': {
      const known = study.notApplicable?.find(({ category }) => category === operation.category)
      return { ...operation, reason: known?.reason ?? null }
    }
    case 'setStudyFields':
      return { ...operation, fields: currentValues(study, operation.fields) }
    case 'setItemFields': {
      const items = [study.jtbd, ...study.jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
      const item = items.find(({ uuid }) => uuid === operation.uuid)
      return item === undefined ? null : { ...operation, fields: currentValues(item, operation.fields) }
    }
    case 'batch':
      return inverseOfBatch(study, operation.operations)
  }
}

/** Each inverse refers to the study just before its operation, and the last operation is undone first. */
function inverseOfBatch(study: Study, operations: readonly StudyOperation[]): StudyOperation {
  const inverses: StudyOperation[] = []
  let before = study
  for (const operation of operations) {
    const after = applyStudyOperation(before, operation)
    const inverse = after === before ? null : inverseOf(before, operation)
    if (inverse !== null) inverses.unshift(inverse)
    before = after
  }
  return { kind: 'batch', operations: inverses }
}

function placeOf(study: Study, statementId: string) {
  for (const step of study.jobSteps) {
    const index = step.outcomeStatements.findIndex(({ uuid }) => uuid === statementId)
    const outcomeStatement = step.outcomeStatements[index]
    if (outcomeStatement !== undefined) return { stepId: step.uuid, index, outcomeStatement }
  }
  return null
}
