import type { JobStep, Study } from '@outcome-studio/shared/domain'
import type { Change } from './Change.ts'

/** By which the focus finds the fields that are no items. */
export const NAME_FIELD = 'name'
export const EXECUTOR_FIELD = 'executor'

/**
 * Where somebody looks for what a change did: the item it was made on, or for one that is gone what now stands in
 * its place. null where no field shows it.
 */
export function whereChanged(change: Change, before: Study, after: Study): string | null {
  switch (change.kind) {
    case 'rename':
      return NAME_FIELD
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
    case 'setRating':
      return change.statementId
    case 'insertOutcomeStatement':
      return change.outcomeStatement.uuid
    case 'swapOutcomeStatements':
      return stepOf(after, change.stepId)?.outcomeStatements[change.to]?.uuid ?? null
    case 'removeJobStep':
      return neighbour(before.jobSteps, change.stepId) ?? after.jtbd.uuid
    case 'removeOutcomeStatement': {
      const home = before.jobSteps.find(({ outcomeStatements }) =>
        outcomeStatements.some(({ uuid }) => uuid === change.statementId),
      )
      return home === undefined ? null : (neighbour(home.outcomeStatements, change.statementId) ?? home.uuid)
    }
    case 'setDismissals':
      return change.uuid
    case 'batch':
      return lastChanged(change.operations, before, after)
    case 'putVersion':
    case 'recordRemarks':
    case 'setNotApplicable':
    case 'setSurvey':
      return null
  }
}

function lastChanged(changes: readonly Change[], before: Study, after: Study): string | null {
  const there = new Set<string>([EXECUTOR_FIELD, after.jtbd.uuid])
  for (const { uuid, outcomeStatements } of after.jobSteps) {
    there.add(uuid)
    for (const statement of outcomeStatements) there.add(statement.uuid)
  }
  const places = changes.map((each) => whereChanged(each, before, after))
  return places.findLast((place) => place !== null && there.has(place)) ?? null
}

const stepOf = ({ jobSteps }: Study, stepId: string): JobStep | undefined =>
  jobSteps.find(({ uuid }) => uuid === stepId)

function neighbour(items: readonly { readonly uuid: string }[], uuid: string): string | null {
  const at = items.findIndex((item) => item.uuid === uuid)
  return (items[at + 1] ?? items[at - 1])?.uuid ?? null
}
