import { eventDay, formatEventTime, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { color, Disclosure, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { DateBlock } from '../core/DateBlock.tsx'
import { useZone } from '../core/Surroundings.ts'

const Start = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: start;

  & > div:first-child {
    flex: none;
  }
`

const Lines = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & strong {
    display: block;
    font: ${type.heading};
  }
  & span {
    color: ${color.textMuted};
    font: ${type.small};
  }
`

interface EventStartProps {
  readonly event: Pick<LiveEvent, 'startTime' | 'endTime' | 'timezone' | 'duration'>
  /** Milliseconds since 1970. */
  readonly now: number
}

/** When an event takes place: in the member's zone, and on demand on the event's own clocks where they differ. */
export function EventStart({ event, now }: EventStartProps) {
  const zone = useZone()
  const { day, time, zoneName, ownTime } = formatEventTime(event, zone)
  const end = formatEventTime({ ...event, startTime: event.endTime }, zone)
  return (
    <Start>
      <DateBlock startTime={event.startTime} today={eventDay(new Date(now).toISOString(), zone)} />
      <Lines>
        <time dateTime={event.startTime}>
          {day}
          <strong>{event.duration > 0 ? `${time} – ${end.time}` : time}</strong>
          <span>{zoneName}</span>
        </time>
        {ownTime !== null && <Disclosure summary="In the event’s time zone">{ownTime}</Disclosure>}
      </Lines>
    </Start>
  )
}
