import { useEventsInfo, useRegistrations } from '@outcome-studio/shared/data'
import { counted } from '@outcome-studio/shared/domain/base'
import type { EventId, Instructor, RegistrationState } from '@outcome-studio/shared/domain/events'
import { useAccess } from '@outcome-studio/shared/feature'
import { PageHeader, WidePage } from '@outcome-studio/shared/ui'
import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { CalendarFeed } from '../calendar/CalendarFeed.tsx'
import { EventsState } from '../core/EventsState.tsx'
import { SyncNotice } from '../core/SyncNotice.tsx'
import { useNow } from '../core/useNow.ts'
import { EventFilters } from './EventFilters.tsx'
import { EventList } from './EventList.tsx'
import { hasFilters, type ListTab, withoutFilters } from './listView.ts'
import { MoreEvents } from './MoreEvents.tsx'
import { NoEvents, NothingFound } from './NoEvents.tsx'
import { categoriesOf, createSearchText, eventsOfTab, findEvents, nextChangeOf } from './selectEvents.ts'
import { Tabs } from './Tabs.tsx'
import { useEventPages } from './useEventPages.ts'
import { useListView } from './useListView.ts'

const NO_INSTRUCTORS: readonly Instructor[] = []
const NO_REGISTRATIONS: ReadonlyMap<EventId, RegistrationState> = new Map()

/** Upcoming and past events, as far as they are loaded. */
export function EventListScreen() {
  const { toolsAdmin, unrestricted } = useAccess()
  const { view, find, change, flush } = useListView()
  const published = unrestricted ? 'published' : 'listed'
  const selection = toolsAdmin && view.isPreview ? 'all' : published
  const { all, state, further } = useEventPages(selection, view.tab)
  const info = useEventsInfo()
  const registrations = useRegistrations().data ?? NO_REGISTRATIONS
  const field = useRef<HTMLInputElement>(null)
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
        <EventsState events={state} label="Loading the events" />
        {state.data !== undefined && !state.isPending && ofTab.length === 0 && further === null && (
          <NoEvents
            tab={view.tab}
            hasOthers={all.length > 0}
            onShow={(tab) => change({ ...withoutFilters(view), tab })}
          />
        )}
        {ofTab.length > 0 && (
          <EventList
            total={describeTotal(ofTab.length, view.tab, further !== null)}
            isFiltered={found.length < ofTab.length}
            found={found}
            query={filters.query}
            now={now}
            registrations={registrations}
            instructors={byId}
          />
        )}
        {ofTab.length > 0 && found.length === 0 && hasFilters(filters) && (
          <NothingFound isComplete={further === null} onClear={clear} />
        )}
        {!state.isPending && (
          <MoreEvents further={further} shown={found} isFiltered={hasFilters(filters)} fallback={field} />
        )}
      </Tabs>
    </WidePage>
  )
}

/** The number of a tab's events, or of those that are loaded so far. */
function describeTotal(count: number, tab: ListTab, hasMore: boolean): string {
  if (!hasMore || tab === 'registered') return counted(count, 'event')
  return `the ${tab === 'past' ? 'latest' : 'next'} ${counted(count, 'event')}`
}
