import {
  type JobStepUuid,
  type OutcomeStatementUuid,
  opportunityBand,
  opportunityScore,
  ratingParts,
} from '@outcome-studio/shared/domain'
import { useFieldFocus } from '@outcome-studio/shared/editor'
import { useCallback, useRef } from 'react'
import { describeNumber } from '../needs/describeNumber.ts'
import { OpportunityCell } from '../needs/table/OpportunityCell.tsx'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { useRemarks } from '../react/useRemarks.ts'
import { RemarkList } from '../remarks/RemarkList.tsx'
import { StatementField } from '../rows/StatementField.tsx'
import { onRowKey } from './onRowKey.ts'
import { RemarksToggle } from './RemarksToggle.tsx'
import { useOpened } from './useOpened.ts'

interface StatementCellsProps {
  readonly stepId: JobStepUuid
  readonly statementId: OutcomeStatementUuid
  /** Number in the study, for example "2.1". */
  readonly name: string
}

/** The cells of an outcome statement: text, remarks, ratings and score. Typing renders only these. */
export function StatementCells({ stepId, statementId, name }: StatementCellsProps) {
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
  if (!statement) return null
  const { importance, satisfaction } = ratingParts(statement)
  return (
    <>
      <td data-column="statement">
        <StatementField
          ref={field}
          look="row"
          uuid={statementId}
          aria-label={`Outcome statement ${name}`}
          placeholder="Minimize the time it takes to …"
          value={statement.userInput}
          remarks={remarks}
          onText={write}
          pastePlace={{ kind: 'statement', stepId, statementId }}
          onKeyDown={onRowKey}
        />
        <div id={opened.listId} data-remarks="">
          {opened.isOpen && <RemarkList uuid={statementId} remarks={remarks} onTake={write} />}
        </div>
      </td>
      <td data-column="remarks">
        <RemarksToggle uuid={statementId} name={name} remarks={remarks} {...opened} />
      </td>
      <td data-column="number">{importance !== null && describeNumber(importance)}</td>
      <td data-column="number">{satisfaction !== null && describeNumber(satisfaction)}</td>
      <td data-column="opportunity">
        {statement.rating && (
          <OpportunityCell
            score={opportunityScore(statement.rating)}
            band={opportunityBand(statement.rating)}
          />
        )}
      </td>
    </>
  )
}
