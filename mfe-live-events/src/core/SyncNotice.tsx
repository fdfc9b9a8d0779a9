import { type EventsInfo, formatEventTime } from '@outcome-studio/shared/domain/events'
import { Notice } from '@outcome-studio/shared/ui'
import { useZone } from './Surroundings.ts'

/** Shows the time of the last successful sync if later ones have failed. */
export function SyncNotice({ info }: { readonly info: EventsInfo | undefined }) {
  const zone = useZone()
  if (!info?.syncFailing) return null
  if (Number.isNaN(Date.parse(info.syncedAt))) {
    return <Notice tone="warning">Events could not be updated; some may be missing.</Notice>
  }
  const { day, time } = formatEventTime({ startTime: info.syncedAt, timezone: zone }, zone)
  return (
    <Notice tone="warning">
      Events were last updated on {day} at {time}; changes since then may be missing.
    </Notice>
  )
}
