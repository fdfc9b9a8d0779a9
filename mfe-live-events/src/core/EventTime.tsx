import { formatEventTime, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { useZone } from './Surroundings.ts'

interface EventTimeProps {
  readonly event: Pick<LiveEvent, 'startTime' | 'timezone'>
}

/** When an event of a list starts: in the member's zone, and on the event's own clocks where they differ. */
export function EventTime({ event }: EventTimeProps) {
  const { time, zoneName, ownTime } = formatEventTime(event, useZone(), { zoneNames: 'short' })
  return (
    <>
      <time dateTime={event.startTime}>
        {time} {zoneName}
      </time>
      {ownTime !== null && <span> ({ownTime} at the event)</span>}
    </>
  )
}
