import { layerKey, stateKey } from '@outcome-studio/shared/document'
import type { Goal } from '@outcome-studio/shared/domain/needs'
import { color } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useSessionValue } from '../../core/editing.ts'
import { plainNotes } from '../../domain/map/goalNotes.ts'
import { MAP } from '../../domain/map/mapStyles.ts'
import { GoalOpportunity } from '../../opportunity/GoalOpportunity.tsx'
import { useUntypedGoal } from '../react/useUntypedGoal.ts'

/** Text of the size that the layout of the map has for it. */
const Notes = styled.div`
  display: grid;
  justify-items: start;
  gap: ${MAP.noteGap}px;
  color: ${color.textMuted};
  font: 400 12px / 16px var(--os-font);
  overflow-wrap: anywhere;

  [data-layer='core'] & {
    justify-items: center;
  }

  [data-layer='core'] & > [data-band] {
    justify-self: center;
  }
  & > [data-band] {
    padding: 0 6px;
    border: 0;
    font: 600 12px / 16px var(--os-font);
  }
  /* This band has no color. */
  & > [data-band='appropriately served'] {
    padding: 0;
    font-weight: 400;
  }
  &:empty {
    display: none;
  }
`

/** What the map shows of a goal below its text: executor, study, importance of the gap and opportunity. */
export function CardNotes({ goal }: { readonly goal: Goal }) {
  const coreId = useSessionValue(layerKey('core'), ({ views }) => views.layer('core')[0])
  const core = useUntypedGoal(coreId ?? null)
  const importance = useSessionValue(
    stateKey(goal.id),
    ({ views }) => views.state(goal.id)?.importance ?? null,
  )
  return (
    <Notes>
      {plainNotes(goal, core, importance, true).map((note) => (
        <span key={note}>{note}</span>
      ))}
      <GoalOpportunity goalId={goal.id} />
    </Notes>
  )
}
