import type { GoalId } from '@outcome-studio/shared/domain/needs'
import type { Remark, Severity } from '@outcome-studio/shared/domain/study'
import { useEditor, useFieldFocus, useReadOnly } from '@outcome-studio/shared/editor'
import { IconButton } from '@outcome-studio/shared/ui'
import { PanelRight, Trash2 } from 'lucide-react'
import { type KeyboardEvent, memo, useCallback, useRef } from 'react'
import { useSession, useSessionValue } from '../../core/editing.ts'
import { GoalOpportunity } from '../../opportunity/GoalOpportunity.tsx'
import { rowKey } from '../actions/rowKey.ts'
import { atPlace, useCardPlace } from '../places/PlacesContext.ts'
import { useGlide } from '../places/useGlide.ts'
import { useBoard } from '../react/BoardContext.ts'
import { useGoalRemarks } from '../react/useGoalRemarks.ts'
import { useGoalText } from '../react/useGoalText.ts'
import { useIsChosen } from '../react/useIsChosen.ts'
import { useUntypedGoal } from '../react/useUntypedGoal.ts'
import { CardNotes } from './CardNotes.tsx'
import { GoalField } from './GoalField.tsx'
import { GoalHandle } from './GoalHandle.tsx'
import { GoalRemarks } from './GoalRemarks.tsx'
import { ifCursorStays } from './rowFocus.ts'
import { Row, RowBody, RowControls, StepCaption } from './rowStyles.ts'

interface GoalRowProps {
  readonly goalId: GoalId
  /** The goal above in the layer. */
  readonly above: GoalId | undefined
  /** Position in the layer, from 1. */
  readonly number: number
  readonly placeholder: string
}

/** Shows one goal. Typing renders nothing; a remark renders this row alone. */
export const GoalRow = memo(function GoalRow({ goalId, above, number, placeholder }: GoalRowProps) {
  const session = useSession()
  const { focus } = useEditor()
  const { actions, moves, chosen, placing, showDetails } = useBoard()
  const goal = useUntypedGoal(goalId)
  const stepAbove = useSessionValue(above ?? goalId, ({ views }) => above && views.goal(above)?.step)
  const remarks = useGoalRemarks(goalId)
  const isChosen = useIsChosen(goalId)
  const isReadOnly = useReadOnly()
  const field = useRef<HTMLTextAreaElement>(null)
  useFieldFocus(goalId, field)
  const place = useCardPlace(goalId)
  const row = useRef<HTMLLIElement>(null)
  useGlide(row, place)
  const write = useCallback(
    (text: string) => session.apply({ kind: 'setGoalText', goalId, text }),
    [session, goalId],
  )
  const source = useGoalText(goalId, write)
  if (!goal) return null
  const caption = place ? place.caption : goal.step !== stepAbove && goal.step

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const asked = rowKey(event.nativeEvent, event.currentTarget.value)
    switch (asked) {
      case 'next':
        actions.addBelow(goalId)
        break
      case 'removeEmpty':
        actions.removeEmpty(goalId)
        break
      case 'up':
      case 'down':
        if (moves.by(goalId, asked === 'up' ? -1 : 1)) focus.request(goalId)
        break
      case 'place':
        placing.set(goalId)
        break
      case 'details':
        showDetails(goalId)
        break
      case 'before':
      case 'after':
        ifCursorStays(event.currentTarget, () => actions.goToNeighbor(goalId, asked === 'before' ? -1 : 1))
        return
      case null:
        return
    }
    event.preventDefault()
  }
  return (
    <Row
      ref={row}
      data-goal={goalId}
      data-chosen={isChosen ? '' : undefined}
      data-card={place && ''}
      data-caption={place?.caption && ''}
      data-severity={worstSeverity(remarks)}
      style={atPlace(place)}
    >
      {caption && <StepCaption>{caption}</StepCaption>}
      <GoalHandle goalId={goalId} number={number} />
      <RowBody>
        <GoalField
          ref={field}
          look={place ? 'card' : 'row'}
          goalId={goalId}
          aria-label={`Goal ${number}`}
          placeholder={placeholder}
          source={source}
          remarks={remarks}
          onLines={(lines) => actions.paste(goalId, lines)}
          onKeyDown={onKeyDown}
          onFocus={() => chosen.set(goalId)}
        />
        {place ? <CardNotes goal={goal} /> : <GoalOpportunity goalId={goalId} />}
        <GoalRemarks goalId={goalId} remarks={remarks} />
      </RowBody>
      <RowControls>
        <IconButton data-details="" label={`Details of goal ${number}`} onClick={() => showDetails(goalId)}>
          <PanelRight aria-hidden="true" />
        </IconButton>
        {!isReadOnly && (
          <IconButton label={`Remove goal ${number}`} onClick={() => actions.remove(goalId)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </RowControls>
    </Row>
  )
})

/** The severity of the remarks that a card marks; none for hints alone. */
const worstSeverity = (remarks: readonly Remark[]): Severity | undefined =>
  (['error', 'warning'] as const).find((each) => remarks.some(({ severity }) => severity === each))
