import {
  type GoalId,
  NEED_LAYER_TITLES,
  NEED_LAYERS,
  type NeedLayer,
} from '@outcome-studio/shared/domain/needs'
import { useEditor } from '@outcome-studio/shared/editor'
import { Button, Dialog, Select, type SelectOption } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useSession } from '../../core/editing.ts'
import { nameOfGoal } from '../../core/nameOfGoal.ts'
import { useBoard } from '../react/BoardContext.ts'

interface MoveGoalDialogProps {
  readonly goalId: GoalId
  readonly onClose: () => void
}

const LAYERS: readonly SelectOption[] = NEED_LAYERS.map((layer) => ({
  value: layer,
  label: NEED_LAYER_TITLES[layer],
}))

/** Moves a goal to the chosen layer and place in one edit. */
export function MoveGoalDialog({ goalId, onClose }: MoveGoalDialogProps) {
  const { views } = useSession()
  const { moves } = useBoard()
  const { focus } = useEditor()
  const goal = views.goal(goalId)
  const [layer, setLayer] = useState<NeedLayer>(goal?.layer ?? 'outcomes')
  const [to, setTo] = useState(goal ? views.layer(goal.layer).indexOf(goalId) : 0)
  if (!goal) return null

  const others = views.layer(layer).filter((id) => id !== goalId)
  const chooseLayer = (value: string) => {
    const chosen = NEED_LAYERS.find((each) => each === value) ?? layer
    setLayer(chosen)
    setTo(views.layer(chosen).filter((id) => id !== goalId).length)
  }
  const move = () => {
    onClose()
    if (moves.to(goalId, layer, to)) focus.request(goalId)
  }
  return (
    <Dialog
      title={`Move ${nameOfGoal(views, goal).toLowerCase()}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button tone="primary" onPress={move}>
            Move
          </Button>
        </>
      }
    >
      <Select label="Layer" value={layer} options={LAYERS} onChange={chooseLayer} />
      {layer === 'core' ? (
        goal.layer !== 'core' && <p>The core job there is now becomes a related job.</p>
      ) : (
        <Select
          label="Place"
          value={String(to)}
          options={placesAmong(others.map((id) => views.goal(id)?.text ?? ''))}
          onChange={(value) => setTo(Number(value))}
        />
      )}
    </Dialog>
  )
}

/** Index and label of each place in a list without the moved goal. */
function placesAmong(texts: readonly string[]): readonly SelectOption[] {
  const after = texts.map((text, at) => ({
    value: String(at + 1),
    label: at === texts.length - 1 ? 'At the end' : `After ${at + 1} ${shortened(text)}`,
  }))
  return [{ value: '0', label: 'At the top' }, ...after]
}

/** Shortens a text to fit a list on a phone. */
const shortened = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text.trim()
