import type { Study } from './Study.ts'
import type { StudyOperation } from './StudyOperation.ts'

/**
 * The operation that takes an edit back, to be asked before the edit is applied. Remarks that an edit dropped do
 * not come back: they belong to a check, which runs again.
 * @returns null where the edit would change nothing, and for recordRemarks, which is no edit of the member
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
  }
}

function placeOf(study: Study, statementId: string) {
  for (const step of study.jobSteps) {
    const index = step.outcomeStatements.findIndex(({ uuid }) => uuid === statementId)
    const outcomeStatement = step.outcomeStatements[index]
    if (outcomeStatement !== undefined) return { stepId: step.uuid, index, outcomeStatement }
  }
  return null
}
