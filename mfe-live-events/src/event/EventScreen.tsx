import { useEventsInfo, useLiveEvent } from '@outcome-studio/shared/data'
import { useAccess } from '@outcome-studio/shared/feature'
import { Notice, PageHeader } from '@outcome-studio/shared/ui'
import { EventsState } from '../core/EventsState.tsx'
import { SyncNotice } from '../core/SyncNotice.tsx'
import { UnknownEvent } from '../core/UnknownEvent.tsx'
import { EventDetails } from './EventDetails.tsx'
import { EventPage } from './eventStyles.ts'

interface EventScreenProps {
  readonly eventId: string
}

/** One event, by the id of its document. */
export function EventScreen({ eventId }: EventScreenProps) {
  const { toolsAdmin, unrestricted } = useAccess()
  const result = useLiveEvent(unrestricted ? 'published' : 'listed', eventId)
  const info = useEventsInfo().data
  const event = result.data
  if (event === null) {
    return toolsAdmin ? <UnpublishedEvent eventId={eventId} /> : <UnknownEvent />
  }
  return (
    <EventPage>
      {!event && <PageHeader title="Live Events" />}
      <EventsState events={result} label="Loading the event" />
      <SyncNotice info={info} />
      {event && <EventDetails event={event} instructors={info?.instructors ?? []} />}
    </EventPage>
  )
}

/** An event that only tools admins see so far. */
function UnpublishedEvent({ eventId }: EventScreenProps) {
  const result = useLiveEvent('all', eventId)
  const info = useEventsInfo().data
  const event = result.data
  if (event === null) return <UnknownEvent />
  return (
    <EventPage>
      {!event && <PageHeader title="Live Events" />}
      <EventsState events={result} label="Loading the event" />
      {event && <Notice>This event is not published. Only tools admins see it.</Notice>}
      {event && <EventDetails event={event} instructors={info?.instructors ?? []} />}
    </EventPage>
  )
}
