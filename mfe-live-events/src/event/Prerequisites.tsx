import { saveEventProgress, trainingSite } from '@outcome-studio/shared/data'
import {
  type EventProgress,
  type LiveEvent,
  PREREQUISITES,
  type Prerequisite,
} from '@outcome-studio/shared/domain/events'
import { useHost, whileSaving } from '@outcome-studio/shared/feature'
import { Card, Checkbox, ExternalLink, space, TextLink } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { prerequisitesOf } from './prerequisites.ts'

const Items = styled.ul`
  display: grid;
  gap: ${space(3)};
  list-style: none;
`

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`

interface PrerequisitesProps {
  readonly event: LiveEvent
  readonly progress: EventProgress
}

/** What to do before the event. Members tick it for themselves. */
export function Prerequisites({ event, progress }: PrerequisitesProps) {
  const host = useHost()
  // Changes that are being stored, or that the listener has not reported yet.
  const [ticks, setTicks] = useState<Partial<Record<Prerequisite, boolean>>>({})
  const items = prerequisitesOf(event, trainingSite())
  if (items.length === 0) return null

  const tick = async (id: Prerequisite, isDone: boolean) => {
    setTicks((before) => ({ ...before, [id]: isDone }))
    try {
      await whileSaving(
        saveEventProgress(event.documentId, ({ done, ...rest }) => ({
          ...rest,
          done: PREREQUISITES.filter((each) => (each === id ? isDone : done.includes(each))),
        })),
      )
    } catch (error) {
      setTicks(({ [id]: _failed, ...others }) => others)
      host.showError(error)
    }
  }
  return (
    <Card title="Before the event" lead="Tick what you have done. Only you see it.">
      <Items role="list">
        {items.map(({ id, label, link }) => (
          <Item key={id}>
            <Checkbox
              label={label}
              isSelected={ticks[id] ?? progress.done.includes(id)}
              onChange={(isDone) => void tick(id, isDone)}
            />
            {link?.kind === 'site' && <ExternalLink href={link.to}>{link.label}</ExternalLink>}
            {link?.kind === 'area' && <TextLink to={link.to}>{link.label}</TextLink>}
          </Item>
        ))}
      </Items>
    </Card>
  )
}
