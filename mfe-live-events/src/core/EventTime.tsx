import { formatEventTime, type LiveEvent } from '@outcome-studio/shared/domain'
import { useZone } from './Surroundings.ts'

interface EventTimeProps {
  readonly event: Pick<LiveEvent, 'startTime' | 'timezone'>
  /** Whether the day is shown too. */
  readonly hasDay?: boolean
  /** Long if omitted. */
  readonly zoneNames?: 'long' | 'short'
}

/** When an event starts: in the member's zone, which is named, and on the event's own clocks where they differ. */
export function EventTime({ event, hasDay = false, zoneNames = 'long' }: EventTimeProps) {
  const { day, time, zoneName, ownTime } = formatEventTime(event, useZone(), { zoneNames })
  return (
    <>
      <time dateTime={event.startTime}>
        {hasDay && `${day}, `}
        {time} {zoneName}
      </time>
      {ownTime !== null && <span> ({ownTime} at the event)</span>}
    </>
  )
}
