import type { JobStepUuid, OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { useFieldFocus } from '@outcome-studio/shared/editor'
import { type KeyboardEvent, memo, useCallback, useRef } from 'react'
import { RowEvidence } from '../evidence/RowEvidence.tsx'
import { useEditor } from '../react/EditorContext.ts'
import { useRemarks } from '../react/useRemarks.ts'
import { RowRemarks } from '../remarks/RowRemarks.tsx'
import { ItemControls } from './ItemControls.tsx'
import { ItemHandle } from './ItemHandle.tsx'
import { RowMark } from './RowMark.tsx'
import { RowTriage } from './RowTriage.tsx'
import { ifCursorStays, ifFocusIsLost } from './rowFocus.ts'
import { rowKey, selectedIn } from './rowKey.ts'
import { StatementField } from './StatementField.tsx'
import { StatementPartsLine } from './StatementPartsLine.tsx'
import { useUntyped } from './useUntyped.ts'

interface OutcomeStatementRowProps {
  readonly stepId: JobStepUuid
  readonly statementId: OutcomeStatementUuid
  readonly stepNumber: number
  /** Position in the step, from 1. */
  readonly number: number
  /** Whether it is the last statement of the last step. */
  readonly isLast: boolean
}

/** Shows one outcome statement. Typing renders nothing; a remark renders this row alone. */
export const OutcomeStatementRow = memo(function OutcomeStatementRow({
  stepId,
  statementId,
  stepNumber,
  number,
  isLast,
}: OutcomeStatementRowProps) {
  const { session, actions, moves, focus } = useEditor()
  const statement = useUntyped(statementId)
  const remarks = useRemarks(statementId, statement?.remarks)
  const field = useRef<HTMLTextAreaElement>(null)
  useFieldFocus(statementId, field)

  const write = useCallback(
    (userInput: string) => session.apply({ kind: 'updateOutcomeStatement', statementId, userInput }),
    [session, statementId],
  )
  const move = useCallback((by: -1 | 1) => moves.statement(statementId, by), [moves, statementId])
  const moveByButton = useCallback(
    (by: -1 | 1) => {
      if (move(by)) ifFocusIsLost(() => focus.request(statementId))
    },
    [move, focus, statementId],
  )
  const remove = useCallback(() => actions.removeStatement(statementId), [actions, statementId])
  if (!statement) return null

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const selected = selectedIn(event.currentTarget)
    const asked = rowKey(event.nativeEvent, event.currentTarget.value, selected)
    switch (asked) {
      case 'next':
        actions.splitStatement(statementId, selected)
        break
      case 'joinBefore':
      case 'joinAfter':
        actions.joinStatement(statementId, asked === 'joinBefore' ? 'before' : 'after')
        break
      case 'none':
        break
      case 'addStep':
        actions.addJobStepBelow(stepId)
        break
      case 'removeEmpty':
        actions.mergeBackwards(statementId)
        break
      case 'fold':
        actions.toggleFolded(stepId)
        break
      case 'up':
      case 'down':
        // Moving to another step remounts the row.
        if (move(asked === 'up' ? -1 : 1)) focus.request(statementId)
        break
      case 'before':
      case 'after':
        ifCursorStays(event.currentTarget, () =>
          actions.goToNeighbor(statementId, asked === 'before' ? -1 : 1),
        )
        return
      case null:
        return
    }
    event.preventDefault()
  }
  const name = `${stepNumber}.${number}`
  return (
    <div className="row">
      <ItemHandle uuid={statementId} item={`outcome statement ${name}`} number={name} />
      <RowMark remarks={remarks} />
      <div className="row-body">
        <StatementField
          ref={field}
          look="row"
          uuid={statementId}
          aria-label={`Outcome statement ${name}`}
          placeholder="Minimize the time it takes to …"
          remarks={remarks}
          pastePlace={{ kind: 'statement', stepId, statementId }}
          onKeyDown={onKeyDown}
        />
        <RowTriage statement={statement} />
        <StatementPartsLine label={`Parts of outcome statement ${name}`} statementId={statementId} />
        {statement.quotes && <RowEvidence statementId={statementId} name={name} quotes={statement.quotes} />}
        <RowRemarks uuid={statementId} remarks={remarks} onTake={write} />
      </div>
      <ItemControls
        item={`outcome statement ${name}`}
        isFirst={stepNumber === 1 && number === 1}
        isLast={isLast}
        onMove={moveByButton}
        onRemove={remove}
      />
    </div>
  )
})
