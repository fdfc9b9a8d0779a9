import { useEventsInfo, useRegistrations } from '@outcome-studio/shared/data'
import { LIVE_EVENTS_ADMIN } from '@outcome-studio/shared/domain/areas'
import { counted, createLazy } from '@outcome-studio/shared/domain/base'
import type { EventId, Instructor, LiveEvent, RegistrationState } from '@outcome-studio/shared/domain/events'
import { useAccess, useLazyComponent } from '@outcome-studio/shared/feature'
import { Switch, TextLink, useIsWide } from '@outcome-studio/shared/ui'
import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { CalendarFeed } from '../calendar/CalendarFeed.tsx'
import { EventsState } from '../core/EventsState.tsx'
import { SyncNotice } from '../core/SyncNotice.tsx'
import { useNow } from '../core/useNow.ts'
import { EventFilters } from './EventFilters.tsx'
import { EventList } from './EventList.tsx'
import { LayoutSwitch } from './LayoutSwitch.tsx'
import { Head, ListPage } from './listStyles.ts'
import { hasFilters, type ListTab, withoutFilters } from './listView.ts'
import { MoreEvents } from './MoreEvents.tsx'
import { NoEvents, NothingFound } from './NoEvents.tsx'
import { categoriesOf, createSearchText, eventsOfTab, findEvents, nextChangeOf } from './selectEvents.ts'
import { Tabs } from './Tabs.tsx'
import { useEventPages } from './useEventPages.ts'
import { useListView } from './useListView.ts'

/** Few ask for the calendar, so it is not loaded before. */
const monthView = createLazy(async () => (await import('./month/MonthView.tsx')).MonthView)

const NO_EVENTS: readonly LiveEvent[] = []
const NO_INSTRUCTORS: readonly Instructor[] = []
const NO_REGISTRATIONS: ReadonlyMap<EventId, RegistrationState> = new Map()

/** Upcoming and past events, as far as they are loaded. */
export function EventListScreen() {
  const { toolsAdmin, unrestricted } = useAccess()
  const { view, find, change, flush } = useListView()
  const showList = useCallback(() => change({ layout: 'list' }), [change])
  const published = unrestricted ? 'published' : 'listed'
  const selection = toolsAdmin && view.isPreview ? 'all' : published
  const { all, state, further } = useEventPages(selection, view.tab)
  const info = useEventsInfo()
  const own = useRegistrations()
  const registrations = own.data ?? NO_REGISTRATIONS
  // Together, because the rows would move with each that comes later. Offline they do not wait.
  const isWaiting = state.snapshot?.isOffline !== true && (info.isPending || own.isPending)
  const isPending = state.isPending || isWaiting
  const field = useRef<HTMLInputElement>(null)
  const isWide = useIsWide()
  const isMonth = isWide && view.layout === 'month'
  const MonthView = useLazyComponent(monthView, isMonth, showList)
  const now = useNow(useCallback((moment: number) => nextChangeOf(all, moment), [all]))

  const instructors = info.data?.instructors ?? NO_INSTRUCTORS
  const byId = useMemo(() => new Map(instructors.map((each) => [each.id, each])), [instructors])
  const searchText = useMemo(() => createSearchText(byId), [byId])
  const categories = useMemo(() => categoriesOf(all), [all])
  const ofTab = useMemo(
    () => (isPending ? NO_EVENTS : eventsOfTab(all, view.tab, now, registrations)),
    [isPending, all, view.tab, now, registrations],
  )
  // Deferred, so that typing never waits for a long list.
  const filters = useDeferredValue(view)
  const found = useMemo(() => findEvents(ofTab, filters, now, searchText), [ofTab, filters, now, searchText])
  const clear = () => {
    change(withoutFilters(view))
    field.current?.focus()
  }
  return (
    <ListPage>
      <Head>
        <h1>Live Events</h1>
        <p role="status">
          {ofTab.length > 0 && describeFound(found.length, ofTab.length, view.tab, further !== null)}
        </p>
        {toolsAdmin && (
          <>
            <TextLink to={LIVE_EVENTS_ADMIN.path}>{LIVE_EVENTS_ADMIN.title}</TextLink>
            <Switch
              label="Show unpublished"
              isSelected={view.isPreview}
              onChange={(isPreview) => change({ isPreview })}
            />
          </>
        )}
        {isWide && <LayoutSwitch layout={view.layout} onChange={(layout) => change({ layout, month: '' })} />}
        <CalendarFeed />
      </Head>
      <Tabs
        selected={view.tab}
        onSelect={(tab) => change({ tab, month: '' })}
        tools={
          <EventFilters
            view={view}
            categories={categories}
            instructors={instructors}
            field={field}
            onFind={find}
            onChange={change}
            onLeave={flush}
          />
        }
      >
        {!isPending && <SyncNotice info={info.data} />}
        <EventsState events={{ ...state, isPending }} label="Loading the events" />
        {state.data !== undefined && !isPending && ofTab.length === 0 && further === null && (
          <NoEvents
            tab={view.tab}
            hasOthers={all.length > 0}
            onShow={(tab) => change({ ...withoutFilters(view), tab })}
          />
        )}
        {ofTab.length > 0 && isMonth && MonthView && (
          <MonthView
            events={found}
            now={now}
            registrations={registrations}
            month={view.month}
            further={further}
            onMonth={(month) => change({ month })}
          />
        )}
        {ofTab.length > 0 && !isMonth && (
          <EventList
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
        {!isPending && (
          <MoreEvents further={further} shown={found} isFiltered={hasFilters(filters)} fallback={field} />
        )}
      </Tabs>
    </ListPage>
  )
}

/** How many events are shown, for example "3 of 22 events". */
function describeFound(found: number, count: number, tab: ListTab, hasMore: boolean): string {
  const total = describeTotal(count, tab, hasMore)
  return found < count ? `${found} of ${total}` : `${total.charAt(0).toUpperCase()}${total.slice(1)}`
}

/** The number of a tab's events, or of those that are loaded so far. */
function describeTotal(count: number, tab: ListTab, hasMore: boolean): string {
  if (!hasMore || tab === 'registered') return counted(count, 'event')
  return `the ${tab === 'past' ? 'latest' : 'next'} ${counted(count, 'event')}`
}
