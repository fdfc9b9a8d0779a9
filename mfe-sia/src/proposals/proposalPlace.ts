import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import type { Study } from '@outcome-studio/shared/domain/study'
import { changeText, placeAfter } from '../domain/proposals/draftText.ts'
import { type MoveOrigin, stepOf } from '../domain/proposals/planMove.ts'

/**
 * Where a proposal goes, for example "Job step 2, new outcome statement".
 * @param origin where a statement was before it moved; null for the place in the proposal
 */
export function proposalPlace(edit: ProposedEdit, study: Study, origin: MoveOrigin | null = null): string {
  const { jobSteps } = study
  const stepAt = (stepId: string | undefined) => jobSteps.findIndex(({ uuid }) => uuid === stepId) + 1
  switch (edit.kind) {
    case 'setExecutor':
      return 'Job executor'
    case 'setJob':
      return 'Job to be done'
    case 'addStep': {
      const isFirst = jobSteps.every(({ uuid }) => uuid === edit.stepId)
      const place = isFirst ? '' : placeAfter(edit.afterStepId, jobSteps)
      return ['New job step', edit.category, place].filter(Boolean).join(', ')
    }
    case 'rewriteStep':
      return stepAt(edit.stepId) > 0 ? `Job step ${stepAt(edit.stepId)}` : 'A job step'
    case 'addStatement':
      return stepAt(edit.stepId) > 0
        ? `Job step ${stepAt(edit.stepId)}, new outcome statement`
        : 'New outcome statement'
    case 'rewriteStatement': {
      const step = stepAt(stepOf(study, edit.statementId)?.uuid) - 1
      const place = jobSteps[step]?.outcomeStatements.findIndex(({ uuid }) => uuid === edit.statementId) ?? -1
      return place >= 0 ? `Outcome statement ${step + 1}.${place + 1}` : 'An outcome statement'
    }
    case 'moveStatement': {
      const now = stepOf(study, edit.statementId)?.uuid
      // Once it has moved, the study no longer shows where it came from.
      const from = stepAt(now === edit.stepId ? (origin?.fromStepId ?? edit.fromStepId) : now)
      return changeText(edit, jobSteps) + (from > 0 ? `, from job step ${from}` : '')
    }
    case 'moveStep':
    case 'setCategory':
    case 'removeStep':
    case 'removeStatement':
      return changeText(edit, jobSteps)
    case 'addGoal':
      return `Needs document, ${NEED_LAYER_TITLES[edit.layer].toLowerCase()}`
  }
}

/** Proposals that can be accepted together. */
interface ProposalGroup<Item> {
  readonly key: string
  /** What they are, for example "for job step 2"; empty if their step is not in the study. */
  readonly what: string
  readonly proposals: readonly Item[]
}

/** New job steps, and new statements by their job step; only groups of several. */
export function proposalGroups<Item extends { readonly edit: ProposedEdit }>(
  proposals: readonly Item[],
  { jobSteps }: Pick<Study, 'jobSteps'>,
): readonly ProposalGroup<Item>[] {
  const grouped = Map.groupBy(proposals, ({ edit }) =>
    edit.kind === 'addStep' ? STEPS : edit.kind === 'addStatement' ? edit.stepId : '',
  )
  return [...grouped]
    .filter(([key, items]) => key !== '' && items.length > 1)
    .map(([key, items]) => {
      const step = jobSteps.findIndex(({ uuid }) => uuid === key) + 1
      const what = key === STEPS ? 'job steps' : step > 0 ? `for job step ${step}` : ''
      return { key, what, proposals: items }
    })
}

/** Key of the group of new job steps. It is no uuid. */
const STEPS = 'steps'
