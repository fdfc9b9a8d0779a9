import type { JobStepView, StudyViews } from '@outcome-studio/shared/document'
import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'

/** A row of the table: an outcome statement, or a job step that has none. */
export interface TableRow {
  /** Uuid of the statement or, without one, of the step. */
  readonly id: string
  readonly step: JobStepView
  /** Position of the step, from 1. */
  readonly stepNumber: number
  readonly statementId: OutcomeStatementUuid | null
  /** Position of the statement in the step, from 1. */
  readonly number: number
}

export interface TableRows {
  readonly steps: readonly JobStepView[]
  readonly rows: readonly TableRow[]
}

/** Lists a study's rows in study order. Returns the same object while only texts of statements change. */
export function createRowsReader(): (views: StudyViews) => TableRows {
  let read: TableRows = { steps: [], rows: [] }
  return (views) => {
    const steps = views.outline.flatMap((stepId) => views.step(stepId) ?? [])
    const isSame = steps.length === read.steps.length && steps.every((step, at) => step === read.steps[at])
    if (!isSame) read = { steps, rows: steps.flatMap(rowsOf) }
    return read
  }
}

function rowsOf(step: JobStepView, at: number): readonly TableRow[] {
  const stepNumber = at + 1
  return step.statementIds.length === 0
    ? [{ id: step.uuid, step, stepNumber, statementId: null, number: 0 }]
    : step.statementIds.map((statementId, index) => ({
        id: statementId,
        step,
        stepNumber,
        statementId,
        number: index + 1,
      }))
}
