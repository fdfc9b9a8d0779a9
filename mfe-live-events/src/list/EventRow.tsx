import { type EventPhase, formatDuration, type LiveEvent } from '@outcome-studio/shared/domain'
import { Badge, color, media, space, TextLink, type } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { EventTime } from '../core/EventTime.tsx'
import { PhaseMark } from '../core/PhaseMark.tsx'

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 72px;
`

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)} ${space(3)};

  ${media.narrow} {
    flex-wrap: wrap;
  }
`

const Topic = styled(TextLink)`
  min-width: 0;
  color: ${color.text};
  font: ${type.body};
  font-weight: 550;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.accent};
    text-decoration: underline;
  }
`

const Marks = styled.span`
  display: flex;
  flex: none;
  gap: ${space(2)};

  &:empty {
    display: none;
  }
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${color.textMuted};
  font: ${type.small};
`

interface EventRowProps {
  readonly event: LiveEvent
  readonly phase: EventPhase
  /** Path of its page. */
  readonly to: string
  /** Name; empty for none. */
  readonly instructor: string
  readonly isRegistered: boolean
}

/** One event: its topic as a link, its time and what can be expected of it now. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, phase, to, instructor, isRegistered } = props
  return (
    <Item>
      <Title>
        <Topic to={to}>{event.topic || 'Untitled event'}</Topic>
        <Marks>
          <PhaseMark event={event} phase={phase} />
          {isRegistered && <Badge tone="primary">Registered</Badge>}
          {event.status === 'unpublished' && <Badge>Unpublished</Badge>}
        </Marks>
      </Title>
      <Facts>
        <span>
          <EventTime event={event} zoneNames="short" />
        </span>
        <span>{formatDuration(event.duration)}</span>
        {instructor && <span>{instructor}</span>}
        {event.category && <span>{event.category}</span>}
      </Facts>
    </Item>
  )
})
