import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import type { Study } from '@outcome-studio/shared/domain/study'

/** Where a proposal goes, for example "Job step 2, new outcome statement". */
export function proposalPlace(edit: ProposedEdit, { jobSteps }: Study): string {
  const stepAt = (stepId: string) => jobSteps.findIndex(({ uuid }) => uuid === stepId) + 1
  switch (edit.kind) {
    case 'setExecutor':
      return 'Job executor'
    case 'setJob':
      return 'Job to be done'
    case 'addStep':
      return edit.category === null ? 'New job step' : `New job step, ${edit.category}`
    case 'rewriteStep':
      return stepAt(edit.stepId) > 0 ? `Job step ${stepAt(edit.stepId)}` : 'A job step'
    case 'addStatement':
      return stepAt(edit.stepId) > 0
        ? `Job step ${stepAt(edit.stepId)}, new outcome statement`
        : 'New outcome statement'
    case 'rewriteStatement': {
      const step = jobSteps.findIndex(({ outcomeStatements }) =>
        outcomeStatements.some(({ uuid }) => uuid === edit.statementId),
      )
      const place = jobSteps[step]?.outcomeStatements.findIndex(({ uuid }) => uuid === edit.statementId) ?? -1
      return place >= 0 ? `Outcome statement ${step + 1}.${place + 1}` : 'An outcome statement'
    }
    case 'addGoal':
      return `Needs document, ${NEED_LAYER_TITLES[edit.layer].toLowerCase()}`
  }
}

/** Groups proposals for statements by their job step; only groups of several. */
export function proposalsOfSteps<Item extends { readonly edit: ProposedEdit }>(
  proposals: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = Map.groupBy(
    proposals.filter(({ edit }) => edit.kind === 'addStatement'),
    ({ edit }) => (edit.kind === 'addStatement' ? edit.stepId : ''),
  )
  return new Map([...groups].filter(([, items]) => items.length > 1))
}
