import type { Study, StudyOperation } from '@outcome-studio/shared/domain/study'
import { describeFieldEdit } from './fieldEdits.ts'

/**
 * Label of an operation in the history, for example "outcome statement 2.1 removed".
 * @param study as it is before the operation
 */
export function describeEdit(study: Study, operation: StudyOperation): string {
  switch (operation.kind) {
    case 'setExecutor':
      return 'job executor changed'
    case 'replaceJob':
      return 'job changed'
    case 'updateJobStep':
      return operation.userInput === undefined
        ? `category of ${nameOfStep(study, operation.stepId)} changed`
        : `${nameOfStep(study, operation.stepId)} changed`
    case 'addJobStep':
    case 'insertJobStep':
      return `job step ${operation.index + 1} added`
    case 'swapJobSteps':
      return `job steps ${operation.from + 1} and ${operation.to + 1} exchanged`
    case 'moveJobStep':
      return `${nameOfStep(study, operation.stepId)} moved`
    case 'removeJobStep':
      return `${nameOfStep(study, operation.stepId)} removed`
    case 'updateOutcomeStatement':
      return `${nameOfStatement(study, operation.statementId)} changed`
    case 'addOutcomeStatement':
    case 'insertOutcomeStatement':
      return `outcome statement ${stepNumber(study, operation.stepId)}.${operation.index + 1} added`
    case 'swapOutcomeStatements': {
      const step = stepNumber(study, operation.stepId)
      return `outcome statements ${step}.${operation.from + 1} and ${step}.${operation.to + 1} exchanged`
    }
    case 'moveOutcomeStatement':
      return `${nameOfStatement(study, operation.statementId)} moved`
    case 'removeOutcomeStatement':
      return `${nameOfStatement(study, operation.statementId)} removed`
    case 'recordRemarks':
      return 'validation recorded'
    case 'setNotApplicable':
      return operation.reason === null
        ? `category ${operation.category} applies`
        : `category ${operation.category} does not apply`
    case 'setStudyFields':
      return describeFieldEdit('study', Object.keys(operation.fields), 'study')
    case 'setItemFields':
      return describeItemEdit(study, operation.uuid, Object.keys(operation.fields))
    case 'batch':
      return describeBatch(study, operation.operations)
  }
}

function describeItemEdit(study: Study, uuid: string, fields: readonly string[]): string {
  if (uuid === study.jtbd.uuid) return describeFieldEdit('job', fields, 'job')
  return study.jobSteps.some((step) => step.uuid === uuid)
    ? describeFieldEdit('step', fields, nameOfStep(study, uuid))
    : describeFieldEdit('statement', fields, nameOfStatement(study, uuid))
}

function describeBatch(study: Study, operations: readonly StudyOperation[]): string {
  const [only, ...others] = operations
  return only !== undefined && others.length === 0
    ? describeEdit(study, only)
    : `${operations.length} changes made at once`
}

const stepNumber = ({ jobSteps }: Study, stepId: string): number =>
  jobSteps.findIndex(({ uuid }) => uuid === stepId) + 1

const nameOfStep = (study: Study, stepId: string): string => `job step ${stepNumber(study, stepId)}`

function nameOfStatement({ jobSteps }: Study, statementId: string): string {
  for (const [at, { outcomeStatements }] of jobSteps.entries()) {
    const index = outcomeStatements.findIndex(({ uuid }) => uuid === statementId)
    if (index >= 0) return `outcome statement ${at + 1}.${index + 1}`
  }
  return 'outcome statement'
}
