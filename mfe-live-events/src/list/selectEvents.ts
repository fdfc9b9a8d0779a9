import {
  type EventId,
  eventDay,
  type Instructor,
  isPastEvent,
  type LiveEvent,
  nextPhaseChange,
  type RegistrationState,
} from '@outcome-studio/shared/domain/events'
import type { ListView, Range } from './listView.ts'

const DAYS: Readonly<Record<Range, number>> = { any: Number.POSITIVE_INFINITY, week: 7, month: 30, year: 365 }
const DAY = 86_400_000

/** Events of one day in the member's zone. */
export interface DayOfEvents {
  readonly day: string
  readonly events: readonly LiveEvent[]
}

/** Registrations that make an event the member's own. */
export const OWN: ReadonlySet<RegistrationState['kind']> = new Set([
  'registered',
  'waiting',
  'waitlisted',
  'requested',
])

/** The events of a tab: those to come the earliest first, past ones the latest first. */
export function eventsOfTab(
  events: readonly LiveEvent[],
  tab: ListView['tab'],
  now: number,
  registrations: ReadonlyMap<EventId, RegistrationState>,
): readonly LiveEvent[] {
  if (tab === 'past') return events.filter((event) => isPastEvent(event, now)).toReversed()
  const ahead = events.filter((event) => !isPastEvent(event, now))
  if (tab === 'upcoming') return ahead
  return ahead.filter(({ documentId }) => OWN.has(registrations.get(documentId)?.kind ?? 'none'))
}

/**
 * Groups events by their day in a time zone.
 * @param events in the order in which they are shown
 * @param zone IANA name
 */
export function groupByDay(events: readonly LiveEvent[], zone: string): readonly DayOfEvents[] {
  const days = Map.groupBy(events, ({ startTime }) => eventDay(startTime, zone))
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }))
}

/**
 * Creates a function that returns the searched text of an event. It is computed once per event, because each key press
 * searches hundreds.
 */
export function createSearchText(instructors: ReadonlyMap<string, Instructor>): (event: LiveEvent) => string {
  const texts = new WeakMap<LiveEvent, string>()
  return (event) => {
    const known = texts.get(event)
    if (known !== undefined) return known
    const instructor = instructors.get(event.instructor)?.name ?? ''
    const text = plain(`${event.topic} ${event.category} ${instructor}`)
    texts.set(event, text)
    return text
  }
}

/**
 * The events that a view shows.
 * @param now milliseconds since 1970
 */
export function findEvents(
  events: readonly LiveEvent[],
  view: ListView,
  now: number,
  searchText: (event: LiveEvent) => string,
): readonly LiveEvent[] {
  const words = plain(view.query).split(/\s+/).filter(Boolean)
  const distance = DAYS[view.range] * DAY
  return events.filter((event) => {
    if (view.category !== '' && event.category !== view.category) return false
    if (view.instructor !== '' && event.instructor !== view.instructor) return false
    if (view.range !== 'any' && Math.abs(Date.parse(event.startTime) - now) > distance) return false
    if (words.length === 0) return true
    const text = searchText(event)
    return words.every((word) => text.includes(word))
  })
}

/** Without accents and in lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** The next time at which the phase of an event changes, in milliseconds since 1970; null for never. */
export function nextChangeOf(events: readonly LiveEvent[], now: number): number | null {
  let next: number | null = null
  for (const event of events) {
    const change = nextPhaseChange(event, now)
    if (change !== null && (next === null || change < next)) next = change
  }
  return next
}

/** The categories that occur, in alphabetical order. */
export const categoriesOf = (events: readonly LiveEvent[]): readonly string[] =>
  [...new Set(events.map(({ category }) => category).filter((category) => category !== ''))].sort(
    (one, other) => one.localeCompare(other),
  )
