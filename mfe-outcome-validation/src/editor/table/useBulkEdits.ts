import { capitalized, counted } from '@outcome-studio/shared/domain/base'
import {
  type JobStepCategory,
  type JobStepUuid,
  type OutcomeStatement,
  STATUS_LABELS,
  type Status,
  type Study,
} from '@outcome-studio/shared/domain/study'
import { useEditor as useOpenEditor } from '@outcome-studio/shared/editor'
import { planCategories, stepsOf } from '../../domain/bulk/planCategories.ts'
import { planRemovals } from '../../domain/bulk/planRemovals.ts'
import { planStatementMoves } from '../../domain/bulk/planStatementMoves.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useUndoToast } from '../react/useUndoToast.ts'
import { describeRows } from './describeRows.ts'

/** Edits of the selected rows. Each is one step in the history. */
export interface BulkEdits {
  readonly moveTo: (stepId: JobStepUuid) => void
  readonly remove: () => void
  /** @param status null for a draft */
  readonly setStatus: (status: Status | null) => void
  readonly setCategory: (category: JobStepCategory | null) => void
}

/** @param ids uuids of the selected job steps and outcome statements */
export function useBulkEdits(ids: ReadonlySet<string>): BulkEdits {
  const { session } = useEditor()
  const { announce } = useOpenEditor()
  const offerUndo = useUndoToast()

  return {
    moveTo: (stepId) => {
      const plan = planStatementMoves(session.content, ids, stepId)
      if (plan === null) return announce('They are in this job step already.')
      const number = session.views.outline.indexOf(stepId) + 1
      const count = plan.operations.length
      const what = `${counted(count, 'outcome statement')} moved to job step ${number}`
      if (session.apply(plan, what)) announce(`${what}.`)
    },
    remove: () => {
      const what = `${describeRows(session.content, ids)} deleted`
      const plan = planRemovals(session.content, ids)
      if (plan === null || !session.apply(plan, what)) return
      offerUndo(`${what}.`)
    },
    setStatus: (status) => {
      const operations = statementsOf(session.content, ids)
        .filter((statement) => (statement.status ?? null) !== status)
        .map(({ uuid }) => ({ kind: 'setItemFields' as const, uuid, fields: { status } }))
      if (operations.length === 0) return
      const label = STATUS_LABELS[status ?? 'draft'].toLowerCase()
      const what = `${counted(operations.length, 'outcome statement')} set to ${label}`
      if (session.apply({ kind: 'batch', operations }, what)) announce(`${what}.`)
    },
    setCategory: (category) => {
      const plan = planCategories(session.content, ids, category)
      if (plan === null) return
      const steps = counted(stepsOf(session.content, ids).length, 'job step')
      const what = category === null ? `category of ${steps} removed` : `${steps} sorted under ${category}`
      if (session.apply(plan, what)) announce(`${capitalized(what)}.`)
    },
  }
}

const statementsOf = ({ jobSteps }: Study, ids: ReadonlySet<string>): readonly OutcomeStatement[] =>
  jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements.filter(({ uuid }) => ids.has(uuid)))
