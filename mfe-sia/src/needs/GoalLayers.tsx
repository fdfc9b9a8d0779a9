import { type Goal, goalsInLayer, NEED_LAYER_TITLES, NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import { Badge, color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Layer = styled.div`
  padding-block: ${space(1)};

  & h3 {
    color: ${color.textMuted};
    font: ${type.label};
  }
  & li {
    font: ${type.small};
    overflow-wrap: anywhere;
  }
`

interface GoalLayersProps {
  readonly goals: readonly Goal[]
  /** Whether they were added in this conversation. */
  readonly isNew?: boolean
}

/** Goals by layer, those without a text left out. */
export function GoalLayers({ goals, isNew = false }: GoalLayersProps) {
  const written = goals.filter(({ text }) => text.trim() !== '')
  return NEED_LAYERS.filter((layer) => written.some((goal) => goal.layer === layer)).map((layer) => (
    <Layer key={layer}>
      <h3>{NEED_LAYER_TITLES[layer]}</h3>
      <ul>
        {goalsInLayer({ goals: written }, layer).map(({ id, text }) => (
          <li key={id}>
            {text} {isNew && <Badge tone="primary">New</Badge>}
          </li>
        ))}
      </ul>
    </Layer>
  ))
}
