import {
  isOut,
  type JobStepUuid,
  type OutcomeStatementUuid,
  ratingParts,
} from '@outcome-studio/shared/domain/study'
import { useFieldFocus } from '@outcome-studio/shared/editor'
import { useCallback, useRef } from 'react'
import { RowEvidence } from '../evidence/RowEvidence.tsx'
import { describeNumber } from '../needs/describeNumber.ts'
import { Small } from '../needs/table/tableStyles.ts'
import type { OnPasteRatings } from '../needs/table/usePasteRatings.ts'
import { useRatingFields } from '../needs/table/useRatingFields.tsx'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { useRemarks } from '../react/useRemarks.ts'
import { RemarkList } from '../remarks/RemarkList.tsx'
import { StatementField } from '../rows/StatementField.tsx'
import { BandCell } from './BandCell.tsx'
import { onRowKey } from './onRowKey.ts'
import { RemarksToggle } from './RemarksToggle.tsx'
import type { TableColumn } from './TABLE_COLUMNS.ts'
import { TriageCells } from './TriageCells.tsx'
import { useOpened } from './useOpened.ts'

interface StatementCellsProps {
  readonly stepId: JobStepUuid
  readonly statementId: OutcomeStatementUuid
  /** Number in the study, for example "2.1". */
  readonly name: string
  readonly columns: ReadonlySet<TableColumn>
  readonly onPasteRatings: OnPasteRatings
}

/** The cells of an outcome statement: text, remarks, ratings and score. Typing renders only these. */
export function StatementCells(props: StatementCellsProps) {
  const { stepId, statementId, name, columns, onPasteRatings } = props
  const { session } = useEditor()
  const statement = useSessionValue(statementId, ({ views }) => views.statement(statementId))
  const remarks = useRemarks(statementId, statement?.remarks)
  const opened = useOpened()
  const field = useRef<HTMLTextAreaElement>(null)
  useFieldFocus(statementId, field)
  const write = useCallback(
    (userInput: string) => session.apply({ kind: 'updateOutcomeStatement', statementId, userInput }),
    [session, statementId],
  )
  const parts = ratingParts(statement ?? {})
  const rated = useRatingFields({ statementId, number: name, parts, onPaste: onPasteRatings })
  if (!statement) return null
  // Without a text there is nothing to rate, but a rating that is there is shown.
  const ratingCell = (part: keyof typeof parts) => {
    if (statement.userInput.trim() !== '') return rated.field(part)
    const number = parts[part]
    return number !== null && describeNumber(number)
  }
  return (
    <>
      <td data-column="statement" data-status={statement.status}>
        <StatementField
          ref={field}
          look="row"
          uuid={statementId}
          aria-label={`Outcome statement ${name}`}
          placeholder="Minimize the time it takes to …"
          remarks={remarks}
          pastePlace={{ kind: 'statement', stepId, statementId }}
          onKeyDown={onRowKey}
        />
        {statement.quotes && <RowEvidence statementId={statementId} name={name} quotes={statement.quotes} />}
        <div id={opened.listId}>
          {opened.isOpen && <RemarkList uuid={statementId} remarks={remarks} onTake={write} />}
        </div>
      </td>
      {columns.has('remarks') && (
        <td data-column="remarks">
          <RemarksToggle uuid={statementId} name={name} remarks={remarks} {...opened} />
        </td>
      )}
      {columns.has('importance') && <td data-column="rating">{ratingCell('importance')}</td>}
      {columns.has('satisfaction') && <td data-column="rating">{ratingCell('satisfaction')}</td>}
      {columns.has('score') && (
        <td data-column="opportunity">
          {rated.rating && <BandCell rating={rated.rating} isOut={isOut(statement)} />}
          {rated.missing !== null && <Small id={rated.missingId}>{rated.missing}</Small>}
        </td>
      )}
      <TriageCells statement={statement} name={name} columns={columns} />
    </>
  )
}
