import { useNeeds, useNeedsList } from '@outcome-studio/shared/data'
import {
  type CoachNeeds,
  goalsInLayer,
  NEED_LAYER_TITLES,
  NEED_LAYERS,
  type Needs,
} from '@outcome-studio/shared/domain'
import { color, Disclosure, space, type } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
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

interface SessionNeedsProps {
  /** Uuid of the needs document that the session is about. */
  readonly uuid: string
  readonly onRead: (needs: CoachNeeds) => void
}

/** The goals of the session's needs document; nothing if it was deleted. */
export function SessionNeeds({ uuid, onRead }: SessionNeedsProps) {
  const { data } = useNeedsList()
  const header = data?.find((each) => each.uuid === uuid)
  return header ? <StoredNeeds docName={header.docName} onRead={onRead} /> : null
}

interface StoredNeedsProps extends Pick<SessionNeedsProps, 'onRead'> {
  readonly docName: string
}

function StoredNeeds({ docName, onRead }: StoredNeedsProps) {
  const needs = useNeeds(docName).data?.needs
  useEffect(() => {
    if (needs) onRead(coachNeeds(needs))
  }, [needs, onRead])
  if (!needs) return null
  return (
    <Disclosure summary={`Needs document “${docName}”`}>
      {NEED_LAYERS.map((layer) => {
        const goals = goalsInLayer(needs, layer).filter(({ text }) => text.trim() !== '')
        return goals.length === 0 ? null : (
          <Layer key={layer}>
            <h3>{NEED_LAYER_TITLES[layer]}</h3>
            <ul>
              {goals.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </Layer>
        )
      })}
    </Disclosure>
  )
}

const coachNeeds = ({ uuid, goals }: Needs): CoachNeeds => ({
  uuid,
  goals: goals.filter(({ text }) => text.trim() !== '').map(({ layer, text }) => ({ layer, text })),
})
