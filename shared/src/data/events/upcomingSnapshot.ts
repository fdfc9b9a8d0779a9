import { isRecord } from '@outcome-studio/shared/domain/base'
import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import type { SnapshotKind } from '../snapshots/Snapshots.ts'
import type { EventSelection, UpcomingEvents } from './watchEvents.ts'

/**
 * Upcoming events, stored on this device. Those that have ended since are left out.
 * @param since ISO 8601 in UTC, with milliseconds
 */
export const upcomingSnapshot = (which: EventSelection, since: string): SnapshotKind<UpcomingEvents> => ({
  name: `upcomingEvents ${which}`,
  parse: (stored) => {
    if (!isRecord(stored) || !Array.isArray(stored.events) || typeof stored.limit !== 'number') return null
    const events = stored.events.map(parseEvent)
    if (!events.every((event) => event !== null)) return null
    const upcoming = events.filter(({ endTime }) => endTime >= since)
    // The server may know of others. Without any, the page would show past ones.
    if (upcoming.length === 0) return null
    return { events: upcoming, limit: stored.limit, isComplete: stored.isComplete === true }
  },
})

function parseEvent(stored: unknown): LiveEvent | null {
  return isRecord(stored) && typeof stored.documentId === 'string'
    ? parseLiveEvent(stored.documentId, stored)
    : null
}
