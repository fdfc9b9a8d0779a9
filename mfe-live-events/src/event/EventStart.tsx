import { formatEventTime, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { color, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useZone } from '../core/Surroundings.ts'

const Lines = styled.div`
  overflow-wrap: anywhere;
`

const OwnTime = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

interface EventStartProps {
  readonly event: Pick<LiveEvent, 'startTime' | 'timezone'>
}

/** When an event starts: in the member's zone, and below it on the event's own clocks where they differ. */
export function EventStart({ event }: EventStartProps) {
  const { day, time, zoneName, ownTime } = formatEventTime(event, useZone())
  return (
    <Lines>
      <time dateTime={event.startTime}>
        {day}, {time} {zoneName}
      </time>
      {ownTime !== null && <OwnTime>{ownTime} at the event</OwnTime>}
    </Lines>
  )
}
