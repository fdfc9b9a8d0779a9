import { useEventsInfo, useLiveEvents, useRegistrations } from '@outcome-studio/shared/data'
import type { EventId, Instructor, LiveEvent, RegistrationState } from '@outcome-studio/shared/domain/events'
import { useAccess } from '@outcome-studio/shared/feature'
import { PageHeader, WidePage } from '@outcome-studio/shared/ui'
import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { CalendarFeed } from '../calendar/CalendarFeed.tsx'
import { EventsState } from '../core/EventsState.tsx'
import { SyncNotice } from '../core/SyncNotice.tsx'
import { useNow } from '../core/useNow.ts'
import { EventFilters } from './EventFilters.tsx'
import { EventList } from './EventList.tsx'
import { hasFilters, withoutFilters } from './listView.ts'
import { NoEvents, NothingFound } from './NoEvents.tsx'
import { categoriesOf, createSearchText, eventsOfTab, findEvents, nextChangeOf } from './selectEvents.ts'
import { Tabs } from './Tabs.tsx'
import { useListView } from './useListView.ts'

const NO_EVENTS: readonly LiveEvent[] = []
const NO_INSTRUCTORS: readonly Instructor[] = []
const NO_REGISTRATIONS: ReadonlyMap<EventId, RegistrationState> = new Map()

/** All events, upcoming and past. */
export function EventListScreen() {
  const { toolsAdmin, unrestricted } = useAccess()
  const { view, find, change, flush } = useListView()
  const published = unrestricted ? 'published' : 'listed'
  const events = useLiveEvents(toolsAdmin && view.isPreview ? 'all' : published)
  const info = useEventsInfo()
  const registrations = useRegistrations().data ?? NO_REGISTRATIONS
  const field = useRef<HTMLInputElement>(null)
  const all = events.data ?? NO_EVENTS
  const now = useNow(useCallback((moment: number) => nextChangeOf(all, moment), [all]))

  const instructors = info.data?.instructors ?? NO_INSTRUCTORS
  const byId = useMemo(() => new Map(instructors.map((each) => [each.id, each])), [instructors])
  const searchText = useMemo(() => createSearchText(byId), [byId])
  const categories = useMemo(() => categoriesOf(all), [all])
  const ofTab = useMemo(
    () => eventsOfTab(all, view.tab, now, registrations),
    [all, view.tab, now, registrations],
  )
  // Deferred, so that typing never waits for a long list.
  const filters = useDeferredValue(view)
  const found = useMemo(() => findEvents(ofTab, filters, now, searchText), [ofTab, filters, now, searchText])
  const clear = () => {
    change(withoutFilters(view))
    field.current?.focus()
  }
  return (
    <WidePage>
      <PageHeader title="Live Events" lead="Join webinars and watch recordings." actions={<CalendarFeed />} />
      <SyncNotice info={info.data} />
      <Tabs selected={view.tab} onSelect={(tab) => change({ tab })}>
        <EventFilters
          view={view}
          categories={categories}
          instructors={instructors}
          mayPreview={toolsAdmin}
          field={field}
          onFind={find}
          onChange={change}
          onLeave={flush}
        />
        <EventsState events={events} label="Loading the events" />
        {events.data && ofTab.length === 0 && (
          <NoEvents
            tab={view.tab}
            hasOthers={all.length > 0}
            onShow={(tab) => change({ ...withoutFilters(view), tab })}
          />
        )}
        {ofTab.length > 0 && (
          <EventList
            total={ofTab.length}
            found={found}
            query={filters.query}
            now={now}
            registrations={registrations}
            instructors={byId}
          />
        )}
        {ofTab.length > 0 && found.length === 0 && hasFilters(filters) && <NothingFound onClear={clear} />}
      </Tabs>
    </WidePage>
  )
}
