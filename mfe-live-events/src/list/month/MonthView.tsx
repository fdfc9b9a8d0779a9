import {
  type EventId,
  eventDay,
  eventPhase,
  formatEventTime,
  type LiveEvent,
  type RegistrationState,
} from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, IconButton, VisuallyHidden } from '@outcome-studio/shared/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { eventPath } from '../../core/address.ts'
import type { FurtherEvents } from '../../core/FurtherEvents.ts'
import { useZone } from '../../core/Surroundings.ts'
import { OWN } from '../selectEvents.ts'
import { addMonths, firstDayOfWeek, type Month, monthOf, weeksOf } from './monthDays.ts'
import { Day, Event, Events, Grid, Head } from './monthStyles.ts'

interface MonthViewProps {
  /** In the order in which they are listed. */
  readonly events: readonly LiveEvent[]
  readonly now: number
  readonly registrations: ReadonlyMap<EventId, RegistrationState>
  /** Empty for that of the first event, or the current one. */
  readonly month: Month | ''
  /** null if all are loaded. */
  readonly further: FurtherEvents | null
  readonly onMonth: (month: Month) => void
}

const NO_EVENTS: readonly LiveEvent[] = []

/** The events of a month in a calendar. Past events, for which a tab goes back in time, are the latest first. */
export function MonthView({ events, now, registrations, month, further, onMonth }: MonthViewProps) {
  const zone = useZone()
  const today = eventDay(new Date(now).toISOString(), zone)
  const byDay = useMemo(
    () => Map.groupBy(events, ({ startTime }) => eventDay(startTime, zone)),
    [events, zone],
  )
  const [first] = events
  const shown = month || monthOf(first ? eventDay(first.startTime, zone) : today)
  useMonthLoaded(events, shown, zone, further)
  const weeks = weeksOf(shown, firstDayOfWeek(navigator.language))
  const name = nameOf(`${shown}-01`, { month: 'long', year: 'numeric' })
  const isEmpty = ![...byDay.keys()].some((day) => monthOf(day) === shown)
  return (
    <>
      <Head>
        <h2 aria-live="polite">
          {name}
          {isEmpty && <VisuallyHidden>, no events</VisuallyHidden>}
        </h2>
        {monthOf(today) !== shown && <Button onPress={() => onMonth(monthOf(today))}>This month</Button>}
        <IconButton label="Previous month" onClick={() => onMonth(addMonths(shown, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label="Next month" onClick={() => onMonth(addMonths(shown, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </Head>
      <Grid aria-label={`Events in ${name}`}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={nameOf(day, { weekday: 'long' })}>
                {nameOf(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} data-outside={monthOf(day) === shown ? undefined : true}>
                  <Day
                    data-today={day === today || undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <time dateTime={day}>{Number(day.slice(-2))}</time>
                  </Day>
                  <DayEvents
                    events={byDay.get(day) ?? NO_EVENTS}
                    now={now}
                    zone={zone}
                    registrations={registrations}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </>
  )
}

interface DayEventsProps extends Pick<MonthViewProps, 'events' | 'now' | 'registrations'> {
  readonly zone: string
}

function DayEvents({ events, now, zone, registrations }: DayEventsProps) {
  const { basename } = useHost()
  if (events.length === 0) return null
  return (
    <Events role="list">
      {events.toSorted(earliestFirst).map((event) => {
        const isOwn = OWN.has(registrations.get(event.documentId)?.kind ?? 'none')
        const isCanceled = eventPhase(event, now) === 'cancelled'
        return (
          <li key={event.documentId}>
            <Event
              to={`${basename}${eventPath(event.documentId)}`}
              title={event.topic}
              data-own={isOwn || undefined}
              data-canceled={isCanceled || undefined}
            >
              <time dateTime={event.startTime}>{formatEventTime(event, zone).time}</time>{' '}
              {event.topic || 'Untitled event'}
              <VisuallyHidden>
                {isOwn && ', registered'}
                {isCanceled && ', canceled'}
              </VisuallyHidden>
            </Event>
          </li>
        )
      })}
    </Events>
  )
}

/** Loads further events until the month is complete. A failure waits for "Try again" below. */
function useMonthLoaded(
  events: readonly LiveEvent[],
  month: Month,
  zone: string,
  further: FurtherEvents | null,
): void {
  const last = events.at(-1)
  const first = events[0]
  const edge = last ? monthOf(eventDay(last.startTime, zone)) : ''
  const isBackward = first !== undefined && last !== undefined && first.startTime > last.startTime
  const isMissing = edge !== '' && (isBackward ? edge >= month : edge <= month)
  const load = further && !further.isLoading && further.error === null && isMissing ? further.load : null
  useEffect(() => load?.(), [load])
}

const earliestFirst = (one: LiveEvent, other: LiveEvent): number =>
  one.startTime < other.startTime ? -1 : one.startTime > other.startTime ? 1 : 0

/** @param day YYYY-MM-DD */
const nameOf = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(Date.parse(day))
