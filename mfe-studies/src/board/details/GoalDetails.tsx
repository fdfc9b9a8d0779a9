import type { Goal, GoalId } from '@outcome-studio/shared/domain/needs'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, color, space, type } from '@outcome-studio/shared/ui'
import { Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { useSession } from '../../core/editing.ts'
import { StartStudyButton } from '../../links/StartStudyButton.tsx'
import { detailsKey } from '../actions/goalFields.ts'
import { useBoard } from '../react/BoardContext.ts'
import { DetailText } from './DetailText.tsx'
import { ImportanceField } from './ImportanceField.tsx'
import { useGoalState } from './useGoalState.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

const Description = styled.p`
  overflow-wrap: anywhere;
  font: ${type.control};

  &:empty::before {
    content: 'Not written yet';
    color: ${color.textMuted};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

interface GoalDetailsProps {
  /** Its text may be an earlier one. */
  readonly goal: Goal
  /** Called after the goal was moved away or removed. */
  readonly onLeave: () => void
}

/** Where a goal stands today, where it should be, and what else is known of it. */
export function GoalDetails({ goal, onLeave }: GoalDetailsProps) {
  const session = useSession()
  const { actions, placing } = useBoard()
  const isReadOnly = useReadOnly()
  const { id, layer } = goal
  const [state, setState] = useGoalState(id)
  const setField = (name: 'executor' | 'step', text: string) =>
    session.apply({ kind: 'setGoalFields', goalId: id, fields: { [name]: text === '' ? null : text } })
  return (
    <Frame>
      <GoalText goalId={id} />
      <DetailText
        label="Today"
        placeholder="How well people manage now, and with what"
        focusKey={detailsKey(id)}
        value={state?.current ?? ''}
        onText={(current) => setState({ current })}
      />
      <DetailText
        label="Desired"
        placeholder="How it should be"
        value={state?.desired ?? ''}
        onText={(desired) => setState({ desired })}
      />
      <DetailText
        label="Conditions"
        placeholder="When or where the gap exists, if not always"
        value={state?.conditions ?? ''}
        onText={(conditions) => setState({ conditions })}
      />
      <ImportanceField
        value={state?.importance ?? null}
        isReadOnly={isReadOnly}
        onChange={(importance) => setState({ importance })}
      />
      {layer === 'outcomes' && (
        <DetailText
          label="Job step"
          placeholder="The step that the outcome belongs to"
          value={goal.step ?? ''}
          onText={(text) => setField('step', text)}
        />
      )}
      {layer === 'related' && (
        <DetailText
          label="Executor"
          placeholder="Who gets this job done"
          value={goal.executor ?? ''}
          onText={(text) => setField('executor', text)}
        />
      )}
      {layer === 'related' && (
        <Actions>
          <StartStudyButton goalId={id} label="Study this job" />
        </Actions>
      )}
      {!isReadOnly && layer !== 'core' && (
        <Actions>
          <Button
            onPress={() => {
              onLeave()
              placing.set(id)
            }}
          >
            Move to…
          </Button>
          <Button
            tone="quiet"
            onPress={() => {
              onLeave()
              actions.remove(id)
            }}
          >
            <Trash2 aria-hidden="true" />
            Remove
          </Button>
        </Actions>
      )}
    </Frame>
  )
}

/** Follows each key without React, whose rendering took almost half of a key's script. */
function GoalText({ goalId }: { readonly goalId: GoalId }) {
  const session = useSession()
  const element = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const text = new Text()
    element.current?.replaceChildren(text)
    const show = () => {
      text.data = session.views.goal(goalId)?.text ?? ''
    }
    show()
    return session.subscribe(goalId, show)
  }, [session, goalId])
  return <Description ref={element} />
}
