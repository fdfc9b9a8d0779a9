import { type EventId, isPastEvent, type LiveEvent } from '@outcome-studio/shared/domain/events'

export const STATUS_FILTERS = [
  { value: 'all', label: 'Any status' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Unpublished' },
  { value: 'cancelled', label: 'Canceled at Zoom' },
] as const

export const TIME_FILTERS = [
  { value: 'all', label: 'Any time' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const

/** Which events the table shows. */
export interface EventView {
  readonly search: string
  readonly status: (typeof STATUS_FILTERS)[number]['value']
  readonly time: (typeof TIME_FILTERS)[number]['value']
}

/**
 * The events of a view. Every word of the search is somewhere in topic, category, instructor or Zoom's number.
 * @param nameOf name of an instructor by id
 * @param now milliseconds since 1970
 * @param kept events that are shown also if they do not match
 */
export function viewedEvents(
  events: readonly LiveEvent[],
  { search, status, time }: EventView,
  nameOf: (instructor: string) => string,
  now: number,
  kept: ReadonlySet<EventId>,
): readonly LiveEvent[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return events.filter((event) => {
    if (kept.has(event.documentId)) return true
    if (status === 'cancelled' ? event.state !== 'cancelled' : status !== 'all' && event.status !== status) {
      return false
    }
    if (time !== 'all' && isPastEvent(event, now) !== (time === 'past')) return false
    if (words.length === 0) return true
    const text =
      `${event.topic}\n${event.category}\n${nameOf(event.instructor)}\n${event.zoomId}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** All categories in use, sorted. */
export function categoriesOf(events: readonly LiveEvent[]): readonly string[] {
  const categories = new Set(events.map(({ category }) => category.trim()).filter(Boolean))
  return [...categories].sort((one, other) => one.localeCompare(other))
}
