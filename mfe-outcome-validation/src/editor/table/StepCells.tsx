import type { JobStepView } from '@outcome-studio/shared/document'
import { useCallback } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import { useRemarks } from '../react/useRemarks.ts'
import { RemarkList } from '../remarks/RemarkList.tsx'
import { RemarksToggle } from './RemarksToggle.tsx'
import { type TableColumn, TRIAGE_COLUMNS } from './TABLE_COLUMNS.ts'
import { NoStatements } from './tableStyles.ts'
import { useOpened } from './useOpened.ts'

const OF_STATEMENTS = ['importance', 'satisfaction', 'score', ...TRIAGE_COLUMNS] as const

interface StepCellsProps {
  readonly step: JobStepView
  /** Position of the step, from 1. */
  readonly number: number
  readonly columns: ReadonlySet<TableColumn>
}

/** The cells of a job step without outcome statements. */
export function StepCells({ step, number, columns }: StepCellsProps) {
  const { session } = useEditor()
  const { uuid: stepId } = step
  const remarks = useRemarks(stepId, step.remarks)
  const opened = useOpened()
  const write = useCallback(
    (userInput: string) => session.apply({ kind: 'updateJobStep', stepId, userInput }),
    [session, stepId],
  )
  const others = OF_STATEMENTS.filter((column) => columns.has(column)).length
  return (
    <>
      <td data-column="statement">
        <NoStatements>No outcome statements yet</NoStatements>
        <div id={opened.listId}>
          {opened.isOpen && <RemarkList uuid={stepId} remarks={remarks} onTake={write} />}
        </div>
      </td>
      {columns.has('remarks') && (
        <td data-column="remarks">
          <RemarksToggle uuid={stepId} name={`job step ${number}`} remarks={remarks} {...opened} />
        </td>
      )}
      {others > 0 && <td colSpan={others} />}
    </>
  )
}
