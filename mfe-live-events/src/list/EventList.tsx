import {
  type EventId,
  eventDay,
  eventPhase,
  formatEventTime,
  type Instructor,
  type LiveEvent,
  type RegistrationState,
} from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { color, radius, space, type, visuallyHiddenStyles } from '@outcome-studio/shared/ui'
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import { eventPath } from '../core/address.ts'
import { DateBlock } from '../core/DateBlock.tsx'
import { useZone } from '../core/Surroundings.ts'
import { EventRow } from './EventRow.tsx'
import { groupByDay } from './selectEvents.ts'

/** Events that are rendered at once: at least one screen. */
const FIRST = 20
/** Milliseconds without typing after which the others are rendered. */
const PAUSE = 300

/** From here on the day is a block next to its events. */
const BLOCKS = '@media (min-width: 641px)'

const Day = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  & > div {
    display: none;
  }
  /* The days at the left can be scanned by themselves. */
  ${BLOCKS} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(4)};
    align-items: start;

    & > div {
      display: block;
    }
  }
`

/** Where there is no space for the block, the day is a line. */
const Heading = styled.h2`
  font: ${type.control};

  ${BLOCKS} {
    ${visuallyHiddenStyles}
  }
`

const Items = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  list-style: none;
  overflow: hidden;

  & > li + li {
    border-top: 1px solid ${color.border};
  }
`

interface DaysProps {
  /** In the order in which they are shown. */
  readonly events: readonly LiveEvent[]
  readonly now: number
  readonly registrations: ReadonlyMap<EventId, RegistrationState>
  readonly instructors: ReadonlyMap<string, Instructor>
}

interface EventListProps extends Omit<DaysProps, 'events'> {
  /** Events that match the filters, in the order in which they are shown. */
  readonly found: readonly LiveEvent[]
  /** The search text among the filters. */
  readonly query: string
}

/** Events by day. While the member types, only the start of a long list is rendered. */
export function EventList({ found, query, ...days }: EventListProps) {
  const rows = useRows(query)
  const events = useMemo(() => found.slice(0, rows), [found, rows])
  return <Days events={events} {...days} />
}

/** The number of rows to render. To mount or remove hundreds takes longer than a key press allows. */
function useRows(query: string): number {
  // Renders the rest of a long list once the first rows can be used.
  const all = useDeferredValue(Number.POSITIVE_INFINITY, FIRST)
  const [settled, setSettled] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(query)), PAUSE)
    return () => clearTimeout(timer)
  }, [query])
  return query === settled ? all : FIRST
}

const Days = memo(function Days({ events, now, registrations, instructors }: DaysProps) {
  const { basename } = useHost()
  const zone = useZone()
  const days = useMemo(() => groupByDay(events, zone), [events, zone])
  const today = eventDay(new Date(now).toISOString(), zone)
  return days.map(({ day, events: ofDay }) => (
    <Day key={day} aria-labelledby={`day-${day}`}>
      <Heading id={`day-${day}`}>{ofDay[0] && formatEventTime(ofDay[0], zone).day}</Heading>
      {ofDay[0] && <DateBlock startTime={ofDay[0].startTime} today={today} />}
      <Items role="list">
        {ofDay.map((event) => (
          <EventRow
            key={event.documentId}
            event={event}
            phase={eventPhase(event, now)}
            to={`${basename}${eventPath(event.documentId)}`}
            instructor={instructors.get(event.instructor)}
            registration={registrations.get(event.documentId)?.kind ?? 'none'}
          />
        ))}
      </Items>
    </Day>
  ))
}, showsSame)

/** A search text that finds the same events needs no new render. */
function showsSame(one: DaysProps, other: DaysProps): boolean {
  return (
    one.now === other.now &&
    one.registrations === other.registrations &&
    one.instructors === other.instructors &&
    one.events.length === other.events.length &&
    one.events.every((event, at) => event === other.events[at])
  )
}
