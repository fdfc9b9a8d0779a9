import {
  type EventPhase,
  formatDuration,
  type Instructor,
  type LiveEvent,
  type RegistrationState,
} from '@outcome-studio/shared/domain/events'
import { Badge } from '@outcome-studio/shared/ui'
import { Play } from 'lucide-react'
import { memo } from 'react'
import { EventTime } from '../core/EventTime.tsx'
import { InstructorPhoto } from '../core/InstructorPhoto.tsx'
import { PhaseMark } from '../core/PhaseMark.tsx'
import { RegistrationMark } from '../core/RegistrationMark.tsx'
import {
  Category,
  Host,
  Item,
  Marks,
  Picture,
  RowFacts,
  Still,
  Time,
  Title,
  Topic,
} from './eventRowStyles.ts'

interface EventRowProps {
  readonly event: LiveEvent
  readonly phase: EventPhase
  /** Path of its page. */
  readonly to: string
  /** undefined for none. */
  readonly instructor: Instructor | undefined
  readonly registration: RegistrationState['kind']
}

/** One event: its topic as a link, its time, who leads it, and its state. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, phase, to, instructor, registration } = props
  const isAhead = phase === 'upcoming' || phase === 'startingSoon' || phase === 'live'
  return (
    <Item>
      <Picture>
        {phase === 'recording' ? (
          // A still would be loaded from the host of the videos, which happens only when somebody watches one.
          <Still aria-hidden="true">
            <Play />
          </Still>
        ) : (
          instructor && <InstructorPhoto instructor={instructor} />
        )}
      </Picture>
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
          {instructor && <span>{instructor.name}</span>}
          <span>{formatDuration(event.duration)}</span>
        </Host>
        {event.category && <Category>{event.category}</Category>}
      </RowFacts>
    </Item>
  )
})
