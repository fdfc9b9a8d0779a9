import type { JobStep, Study, StudyOperation } from '@outcome-studio/shared/domain/study'

/** Focus key of the job executor's field. Items have their uuid, the study's name has NAME. */
export const EXECUTOR_FIELD = 'executor'

/** The field that shows the result of an operation, or null. For a removed item, it is a neighbor's field. */
export function fieldChanged(change: StudyOperation, before: Study, after: Study): string | null {
  switch (change.kind) {
    case 'setExecutor':
      return EXECUTOR_FIELD
    case 'replaceJob':
      return after.jtbd.uuid
    case 'updateJobStep':
    case 'moveJobStep':
    case 'addJobStep':
      return change.stepId
    case 'insertJobStep':
      return change.jobStep.uuid
    case 'swapJobSteps':
      return after.jobSteps[change.to]?.uuid ?? null
    case 'updateOutcomeStatement':
    case 'moveOutcomeStatement':
    case 'addOutcomeStatement':
      return change.statementId
    case 'insertOutcomeStatement':
      return change.outcomeStatement.uuid
    case 'swapOutcomeStatements':
      return stepOf(after, change.stepId)?.outcomeStatements[change.to]?.uuid ?? null
    case 'removeJobStep':
      return neighbor(before.jobSteps, change.stepId) ?? after.jtbd.uuid
    case 'removeOutcomeStatement': {
      const home = before.jobSteps.find(({ outcomeStatements }) =>
        outcomeStatements.some(({ uuid }) => uuid === change.statementId),
      )
      return home === undefined ? null : (neighbor(home.outcomeStatements, change.statementId) ?? home.uuid)
    }
    case 'setItemFields':
      return change.uuid
    case 'batch':
      return lastChanged(change.operations, before, after)
    case 'recordRemarks':
    case 'setNotApplicable':
    case 'setStudyFields':
      return null
  }
}

function lastChanged(changes: readonly StudyOperation[], before: Study, after: Study): string | null {
  const present = new Set<string>([EXECUTOR_FIELD, after.jtbd.uuid])
  for (const { uuid, outcomeStatements } of after.jobSteps) {
    present.add(uuid)
    for (const statement of outcomeStatements) present.add(statement.uuid)
  }
  const fields = changes.map((each) => fieldChanged(each, before, after))
  return fields.findLast((field) => field !== null && present.has(field)) ?? null
}

function stepOf({ jobSteps }: Study, stepId: string): JobStep | undefined {
  return jobSteps.find(({ uuid }) => uuid === stepId)
}

function neighbor(items: readonly { readonly uuid: string }[], uuid: string): string | null {
  const at = items.findIndex((item) => item.uuid === uuid)
  return (items[at + 1] ?? items[at - 1])?.uuid ?? null
}
