import {
  type EventPhase,
  formatDuration,
  type LiveEvent,
  type RegistrationState,
} from '@outcome-studio/shared/domain/events'
import { Badge } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import { EventTime } from '../core/EventTime.tsx'
import { PhaseMark } from '../core/PhaseMark.tsx'
import { RegistrationMark } from '../core/RegistrationMark.tsx'
import { Category, Host, Item, Marks, RowFacts, Time, Title, Topic } from './eventRowStyles.ts'

interface EventRowProps {
  readonly event: LiveEvent
  readonly phase: EventPhase
  /** Path of its page. */
  readonly to: string
  /** Name; empty for none. */
  readonly instructor: string
  readonly registration: RegistrationState['kind']
}

/** One event: its topic as a link, its time and its state. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, phase, to, instructor, registration } = props
  const isAhead = phase === 'upcoming' || phase === 'startingSoon' || phase === 'live'
  return (
    <Item>
      <Title>
        <Topic to={to}>{event.topic || 'Untitled event'}</Topic>
        <Marks>
          <PhaseMark event={event} phase={phase} />
          <RegistrationMark state={registration} isFull={isAhead && event.isFull} />
          {event.status === 'unpublished' && <Badge>Unpublished</Badge>}
        </Marks>
      </Title>
      <RowFacts>
        <Time>
          <EventTime event={event} />
        </Time>
        <Host>
          <span>{formatDuration(event.duration)}</span>
          {instructor && <span>{instructor}</span>}
        </Host>
        {event.category && <Category>{event.category}</Category>}
      </RowFacts>
    </Item>
  )
})
