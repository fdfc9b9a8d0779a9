import type { GoalId } from '@outcome-studio/shared/domain/needs'
import { useEditor } from '@outcome-studio/shared/editor'
import { useReadable } from '@outcome-studio/shared/feature'
import { color, Dialog, IconButton, keyOf, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useSession } from '../../core/editing.ts'
import { nameOfGoal } from '../../core/nameOfGoal.ts'
import { detailsKey } from '../actions/goalFields.ts'
import { useBoard } from '../react/BoardContext.ts'
import { useUntypedGoal } from '../react/useUntypedGoal.ts'
import { freeSide, type Side } from './freeSide.ts'
import { GoalDetails } from './GoalDetails.tsx'

/** Between the details and the edges of the map, in CSS pixels. */
const SPACE = 24

const Panel = styled.aside`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  z-index: 4;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  width: 18.5rem;
  max-height: calc(100% - ${space(6)});
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  overflow-y: auto;

  &[data-side='left'] {
    right: auto;
    left: ${space(3)};
  }

  @media print {
    display: none;
  }
`

const Title = styled.h2`
  font: ${type.heading};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin: ${space(-1)} ${space(-2)} ${space(-1)} 0;
`

/**
 * The details of the goal that was focused last, over the side of the map where they do not cover it. Escape goes back to
 * the goal.
 */
export function DetailPanel() {
  const { views } = useSession()
  const { focus } = useEditor()
  const { chosen, detailed } = useBoard()
  const goalId = useReadable(chosen)
  const asked = useReadable(detailed)
  const goal = useUntypedGoal(goalId)
  useEffect(() => {
    if (asked === null) return
    focus.request(detailsKey(asked))
    detailed.set(null)
  }, [asked, detailed, focus])
  const panel = useRef<HTMLElement>(null)
  const [side, setSide] = useState<Side>('right')
  useLayoutEffect(() => {
    if (goalId !== null) setSide((now) => sideBeside(panel.current, goalId, now))
  }, [goalId])
  if (!goal) return null
  const hide = () => {
    chosen.set(null)
    document.querySelector<HTMLElement>('[data-map]')?.focus({ preventScroll: true })
  }
  return (
    <Panel
      ref={panel}
      data-side={side}
      aria-label="Details of the chosen goal"
      onKeyDown={(event) => {
        if (keyOf(event) === 'Escape' && goalId !== null) focus.request(goalId)
      }}
    >
      <Head>
        <Title>{nameOfGoal(views, goal)}</Title>
        <IconButton label="Hide details" onClick={hide}>
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      <GoalDetails key={goal.id} goal={goal} onLeave={() => {}} />
    </Panel>
  )
}

/** The side on which the details do not cover the card of their goal. */
function sideBeside(panel: HTMLElement | null, goalId: GoalId, now: Side): Side {
  const card = document.querySelector(`[data-map] [data-goal='${CSS.escape(goalId)}']`)
  const map = panel?.parentElement?.getBoundingClientRect()
  if (!panel || !map || !card) return now
  return freeSide({ card: card.getBoundingClientRect(), map, width: panel.offsetWidth + SPACE, now })
}

/** The details of the goal that the member asked for, where there is no room beside the map. */
export function DetailDialog() {
  const { views } = useSession()
  const { focus } = useEditor()
  const { detailed } = useBoard()
  const goalId = useReadable(detailed)
  const goal = useUntypedGoal(goalId)
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
