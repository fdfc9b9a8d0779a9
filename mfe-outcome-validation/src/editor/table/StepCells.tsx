import type { JobStepView } from '@outcome-studio/shared/document'
import { useCallback } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import { useRemarks } from '../react/useRemarks.ts'
import { RemarkList } from '../remarks/RemarkList.tsx'
import { RemarksToggle } from './RemarksToggle.tsx'
import { NoStatements } from './tableStyles.ts'
import { useOpened } from './useOpened.ts'

interface StepCellsProps {
  readonly step: JobStepView
  /** Position of the step, from 1. */
  readonly number: number
}

/** The cells of a job step without outcome statements. */
export function StepCells({ step, number }: StepCellsProps) {
  const { session } = useEditor()
  const { uuid: stepId } = step
  const remarks = useRemarks(stepId, step.remarks)
  const opened = useOpened()
  const write = useCallback(
    (userInput: string) => session.apply({ kind: 'updateJobStep', stepId, userInput }),
    [session, stepId],
  )
  return (
    <>
      <td data-column="statement">
        <NoStatements>No outcome statements yet</NoStatements>
        <div id={opened.listId}>
          {opened.isOpen && <RemarkList uuid={stepId} remarks={remarks} onTake={write} />}
        </div>
      </td>
      <td data-column="remarks">
        <RemarksToggle uuid={stepId} name={`job step ${number}`} remarks={remarks} {...opened} />
      </td>
      <td colSpan={3} />
    </>
  )
}
