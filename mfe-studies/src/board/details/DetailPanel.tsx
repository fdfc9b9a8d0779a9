import { useEditor } from '@outcome-studio/shared/editor'
import { useReadable } from '@outcome-studio/shared/feature'
import { color, Dialog, keyOf, radius, space, type } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useSession, useSessionValue } from '../../core/editing.ts'
import { nameOfGoal } from '../../core/nameOfGoal.ts'
import { detailsKey } from '../actions/goalFields.ts'
import { useBoard } from '../react/BoardContext.ts'
import { GoalDetails } from './GoalDetails.tsx'

const Panel = styled.aside`
  position: sticky;
  top: ${space(20)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  max-height: calc(100dvh - ${space(24)});
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow-y: auto;

  @media print {
    display: none;
  }
`

const Title = styled.h2`
  font: ${type.heading};
`

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** The details of the goal that was focused last, beside the map. Escape goes back to the goal. */
export function DetailPanel() {
  const { views } = useSession()
  const { focus } = useEditor()
  const { chosen, detailed } = useBoard()
  const goalId = useReadable(chosen)
  const asked = useReadable(detailed)
  const goal = useSessionValue(goalId ?? '', () => (goalId === null ? undefined : views.goal(goalId)))
  useEffect(() => {
    if (asked === null) return
    focus.request(detailsKey(asked))
    detailed.set(null)
  }, [asked, detailed, focus])
  return (
    <Panel
      aria-label="Details of the chosen goal"
      onKeyDown={(event) => {
        if (keyOf(event) === 'Escape' && goalId !== null) focus.request(goalId)
      }}
    >
      {goal ? (
        <>
          <Title>{nameOfGoal(views, goal)}</Title>
          <GoalDetails key={goal.id} goal={goal} onLeave={() => {}} />
        </>
      ) : (
        <>
          <Title>Details</Title>
          <Hint>
            Choose a goal to say where it stands today, where it should be, and how much the gap matters.
          </Hint>
        </>
      )}
    </Panel>
  )
}

/** The details of the goal that the member asked for, where there is no room beside the map. */
export function DetailDialog() {
  const { views } = useSession()
  const { focus } = useEditor()
  const { detailed } = useBoard()
  const goalId = useReadable(detailed)
  const goal = useSessionValue(goalId ?? '', () => (goalId === null ? undefined : views.goal(goalId)))
  if (!goal) return null
  const close = () => detailed.set(null)
  return (
    <Dialog
      title={`Details of ${nameOfGoal(views, goal).toLowerCase()}`}
      isOpen
      size="large"
      onClose={() => {
        close()
        focus.request(goal.id)
      }}
    >
      <GoalDetails goal={goal} onLeave={close} />
    </Dialog>
  )
}
