import { formatEventTime, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { color, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useZone } from './Surroundings.ts'

const Zone = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`

interface EventTimeProps {
  readonly event: Pick<LiveEvent, 'startTime' | 'timezone'>
}

/** When an event of a list starts, in the member's zone. On the event's own clocks it is on the event's page. */
export function EventTime({ event }: EventTimeProps) {
  const { time, zoneName } = formatEventTime(event, useZone(), { zoneNames: 'short' })
  return (
    <time dateTime={event.startTime}>
      {time} <Zone>{zoneName}</Zone>
    </time>
  )
}
