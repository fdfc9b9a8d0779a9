import { useReadOnly } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import type { OnPasteRatings } from '../needs/table/usePasteRatings.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { SelectBox } from './SelectBox.tsx'
import { StatementCells } from './StatementCells.tsx'
import { StepCells } from './StepCells.tsx'
import type { TableColumn } from './TABLE_COLUMNS.ts'
import type { TableRow } from './tableRows.ts'
import { Muted, StepLine } from './tableStyles.ts'

interface StudyRowProps extends TableRow {
  readonly columns: ReadonlySet<TableColumn>
  readonly onPasteRatings: OnPasteRatings
  readonly isSelected: boolean
  readonly onToggle: (id: string, isRange: boolean) => void
}

/** One outcome statement, or a job step that has none. */
export const StudyRow = memo(function StudyRow(props: StudyRowProps) {
  const { id, step, stepNumber, statementId, number, isSelected, onToggle, onPasteRatings, columns } = props
  const isReadOnly = useReadOnly()
  const name = `${stepNumber}.${number}`
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      {!isReadOnly && (
        <td data-column="select">
          <RowBox row={props} isSelected={isSelected} onToggle={(isRange) => onToggle(id, isRange)} />
        </td>
      )}
      <td data-column="number">{statementId === null ? stepNumber : name}</td>
      {columns.has('step') && (
        <td data-column="step" data-repeated={number > 1 ? '' : undefined} dir="auto">
          <StepLine>
            <span title={[step.userInput, step.category].filter((part) => part !== null).join(' · ')}>
              {stepNumber} {step.userInput}
            </span>
            {step.category !== null && <Muted>{step.category}</Muted>}
          </StepLine>
        </td>
      )}
      {statementId === null ? (
        <StepCells step={step} number={stepNumber} columns={columns} />
      ) : (
        <StatementCells
          stepId={step.uuid}
          statementId={statementId}
          name={name}
          columns={columns}
          onPasteRatings={onPasteRatings}
        />
      )}
    </tr>
  )
})

interface RowBoxProps {
  readonly row: TableRow
  readonly isSelected: boolean
  readonly onToggle: (isRange: boolean) => void
}

/** The checkbox has the name of the text, which changes while it is typed. */
function RowBox({ row: { id, step, stepNumber, statementId, number }, ...box }: RowBoxProps) {
  const { session } = useEditor()
  const text = useSessionValue(id, () =>
    statementId === null ? step.userInput : session.views.statement(statementId)?.userInput,
  )
  const otherwise =
    statementId === null ? `job step ${stepNumber}` : `outcome statement ${stepNumber}.${number}`
  return <SelectBox {...box} label={`Select: ${text?.trim() || otherwise}`} />
}
