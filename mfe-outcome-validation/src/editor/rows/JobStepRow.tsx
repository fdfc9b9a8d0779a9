import type { JobStepView } from '@outcome-studio/shared/document'
import { useFieldFocus } from '@outcome-studio/shared/editor'
import { media, space } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, memo, useCallback, useRef } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'
import { useRemarks } from '../react/useRemarks.ts'
import { RowRemarks } from '../remarks/RowRemarks.tsx'
import { CategorySelect } from './CategorySelect.tsx'
import { FoldButton } from './FoldButton.tsx'
import { ItemControls } from './ItemControls.tsx'
import { ItemHandle } from './ItemHandle.tsx'
import { RowMark } from './RowMark.tsx'
import { ifCursorStays, ifFocusIsLost } from './rowFocus.ts'
import { rowKey, selectedIn } from './rowKey.ts'
import { StatementField } from './StatementField.tsx'

const Aside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 34px;

  /* The arrow stands beside the text, the category below it as a quiet second line, with the controls of a focused row. */
  ${media.narrow} {
    display: contents;

    & > :first-child {
      grid-area: 2 / 2;
      justify-self: start;
      min-width: 0;
      min-height: 32px;
      margin-left: ${space(3.5)};
      padding-left: 0;
      border-color: transparent;
      background-color: transparent;
    }
    & > :nth-child(2) {
      grid-area: 2 / 2 / auto / -1;
      justify-self: end;
    }
    & > :last-child {
      grid-area: 1 / 3;
    }
  }
`

interface JobStepRowProps {
  readonly step: JobStepView
  readonly number: number
  readonly isLast: boolean
}

/** Shows a job step: text, category and controls. */
export const JobStepRow = memo(function JobStepRow({ step, number, isLast }: JobStepRowProps) {
  const { session, actions, moves, focus } = useEditor()
  const { uuid: stepId, category } = step
  const remarks = useRemarks(stepId, step.remarks)
  const field = useRef<HTMLTextAreaElement>(null)
  useFieldFocus(stepId, field)

  const write = useCallback(
    (text: string) => session.apply({ kind: 'updateJobStep', stepId, userInput: text }),
    [session, stepId],
  )
  const move = useCallback((by: -1 | 1) => moves.step(stepId, by), [moves, stepId])
  const moveByButton = useCallback(
    (by: -1 | 1) => {
      if (move(by)) ifFocusIsLost(() => focus.request(stepId))
    },
    [move, focus, stepId],
  )
  const remove = useCallback(() => actions.removeJobStep(stepId), [actions, stepId])

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const asked = rowKey(event.nativeEvent, event.currentTarget.value, selectedIn(event.currentTarget))
    switch (asked) {
      case 'next':
        actions.enterStatements(stepId)
        break
      case 'addStep':
        actions.addJobStepBelow(stepId)
        break
      case 'fold':
        actions.toggleFolded(stepId)
        break
      case 'up':
      case 'down':
        move(asked === 'up' ? -1 : 1)
        break
      case 'before':
      case 'after':
        ifCursorStays(event.currentTarget, () => actions.goToNeighbor(stepId, asked === 'before' ? -1 : 1))
        return
      case 'none':
        break
      case 'removeEmpty':
      case 'joinBefore':
      case 'joinAfter':
      case null:
        return
    }
    event.preventDefault()
  }

  return (
    <div className="row">
      <ItemHandle uuid={stepId} item={`job step ${number}`} number={String(number)} />
      <RowMark remarks={remarks} />
      <div className="row-body">
        <StatementField
          ref={field}
          look="row-strong"
          uuid={stepId}
          aria-label={`Job step ${number}`}
          placeholder="What the person tries to get done in this step"
          remarks={remarks}
          pastePlace={{ kind: 'step', stepId }}
          onKeyDown={onKeyDown}
        />
        <RowRemarks uuid={stepId} remarks={remarks} onTake={write} />
      </div>
      <Aside>
        <CategorySelect
          label={`Category of job step ${number}`}
          value={category}
          onChange={(chosen) => session.apply({ kind: 'updateJobStep', stepId, category: chosen })}
        />
        <ItemControls
          item={`job step ${number}`}
          isFirst={number === 1}
          isLast={isLast}
          onMove={moveByButton}
          onRemove={remove}
        />
        <FoldButton stepId={stepId} number={number} />
      </Aside>
    </div>
  )
})
