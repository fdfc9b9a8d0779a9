import type { JobStepUuid, OutcomeStatementUuid } from '@outcome-studio/shared/domain'
import { type KeyboardEvent, memo, useCallback, useRef } from 'react'
import { useEditor } from '../binding/EditorContext.ts'
import { useFieldFocus } from '../binding/useFieldFocus.ts'
import { useRemarks } from '../binding/useRemarks.ts'
import { useSessionValue } from '../binding/useSessionValue.ts'
import { ItemControls } from './ItemControls.tsx'
import { RemarkList } from './RemarkList.tsx'
import { rowKey } from './rowKey.ts'
import { Row, RowBody, RowNumber } from './rowLook.ts'
import { StatementField } from './StatementField.tsx'

interface OutcomeStatementRowProps {
  readonly stepId: JobStepUuid
  readonly statementId: OutcomeStatementUuid
  readonly stepNumber: number
  /** Place within the step, from 1. */
  readonly number: number
  readonly isLast: boolean
}

/** One outcome statement. It alone renders again while it is typed in. */
export const OutcomeStatementRow = memo(
  ({ stepId, statementId, stepNumber, number, isLast }: OutcomeStatementRowProps) => {
    const { session, actions } = useEditor()
    const statement = useSessionValue(statementId, ({ views }) => views.statement(statementId))
    const remarks = useRemarks(statementId, statement?.remarks)
    const field = useRef<HTMLTextAreaElement>(null)
    useFieldFocus(statementId, field)

    const write = useCallback(
      (userInput: string) => session.apply({ kind: 'updateOutcomeStatement', statementId, userInput }),
      [session, statementId],
    )
    const move = useCallback(
      (by: -1 | 1) => actions.moveStatement(stepId, statementId, by),
      [actions, stepId, statementId],
    )
    const remove = useCallback(
      () => actions.removeStatement(stepId, statementId),
      [actions, stepId, statementId],
    )
    if (!statement) return null

    const text = statement.userInput
    const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
      switch (rowKey(event.nativeEvent, text)) {
        case 'next':
          actions.addStatements(stepId, number)
          break
        case 'removeEmpty':
          actions.mergeBackwards(stepId, statementId)
          break
        case 'up':
          move(-1)
          break
        case 'down':
          move(1)
          break
        case null:
          return
      }
      event.preventDefault()
    }
    const onLines = ([first = '', ...others]: readonly string[]) => {
      write(text === '' ? first : `${text} ${first}`)
      actions.addStatements(stepId, number, others)
    }

    const name = `${stepNumber}.${number}`
    return (
      <Row>
        <RowNumber aria-hidden="true">{name}</RowNumber>
        <RowBody>
          <StatementField
            ref={field}
            look="row"
            uuid={statementId}
            aria-label={`Outcome statement ${name}`}
            placeholder="Minimize the time it takes to …"
            value={text}
            remarks={remarks}
            onText={write}
            onLines={onLines}
            onKeyDown={onKeyDown}
          />
          <RemarkList uuid={statementId} remarks={remarks} onTake={write} />
        </RowBody>
        <ItemControls
          item={`outcome statement ${name}`}
          isFirst={number === 1}
          isLast={isLast}
          onMove={move}
          onRemove={remove}
        />
      </Row>
    )
  },
)
OutcomeStatementRow.displayName = 'OutcomeStatementRow'
