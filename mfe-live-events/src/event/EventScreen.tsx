import { useEventsInfo, useLiveEvent, useRegistrations } from '@outcome-studio/shared/data'
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
    if (toolsAdmin) {
      return (
        <UnpublishedEvent eventId={eventId} text="This event is not published. Only tools admins see it." />
      )
    }
    return unrestricted ? <UnlistedEvent eventId={eventId} /> : <UnknownEvent />
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

/** Registrations with which a member keeps the page of an event that was taken off the list. */
const KEEPING: ReadonlySet<string> = new Set(['registered', 'waiting', 'waitlisted'])

/** An event that is not in the list: whoever is registered, or waits, sees it all the same. */
function UnlistedEvent({ eventId }: EventScreenProps) {
  const { data, error, isPending, refetch } = useRegistrations()
  const own = [...(data ?? [])].find(([id]) => id === eventId)?.[1].kind
  if (own !== undefined && KEEPING.has(own)) {
    return (
      <UnpublishedEvent
        eventId={eventId}
        text="The host has taken this event off the list. Your registration stays as it is."
      />
    )
  }
  if (data !== undefined) return <UnknownEvent />
  return (
    <EventPage>
      <PageHeader title="Live Events" />
      <EventsState events={{ data, error, isPending, refetch }} label="Loading the event" />
    </EventPage>
  )
}

interface UnpublishedEventProps extends EventScreenProps {
  /** Who sees the event, and why. */
  readonly text: string
}

/** An event that is not published, for those who may see it. */
function UnpublishedEvent({ eventId, text }: UnpublishedEventProps) {
  const result = useLiveEvent('all', eventId)
  const info = useEventsInfo().data
  const event = result.data
  if (event === null) return <UnknownEvent />
  return (
    <EventPage>
      {!event && <PageHeader title="Live Events" />}
      <EventsState events={result} label="Loading the event" />
      {event && <Notice>{text}</Notice>}
      {event && <EventDetails event={event} instructors={info?.instructors ?? []} />}
    </EventPage>
  )
}
