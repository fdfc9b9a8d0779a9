import {
  type EventState,
  isPastEvent,
  type LiveEvent,
  type SyncedEventFields,
} from '@outcome-studio/shared/domain/events'
import type { Candidate } from './candidates.ts'

type Stored = Pick<LiveEvent, keyof SyncedEventFields>

/**
 * The fields to be stored for an event of Zoom. `sequence` is raised if topic or time has changed, or whether the event
 * takes place.
 * @param stored null if the event is new
 * @param now milliseconds since 1970
 */
export function mergeEvent(stored: Stored | null, candidate: Candidate, now: number): SyncedEventFields {
  const { zoomState, ...fields } = candidate
  const state = stateOf(stored, candidate, now)
  const isChanged =
    stored !== null &&
    (stored.topic !== fields.topic ||
      stored.startTime !== fields.startTime ||
      stored.endTime !== fields.endTime ||
      (stored.state === 'cancelled') !== (state === 'cancelled'))
  return { ...fields, state, sequence: (stored?.sequence ?? 0) + (isChanged ? 1 : 0) }
}

function stateOf(
  stored: Stored | null,
  { zoomState, startTime, endTime }: Candidate,
  now: number,
): EventState {
  if (zoomState === 'started') return 'started'
  if (isPastEvent({ endTime }, now)) return 'ended'
  // A host may end an event early. One that was moved to a later time takes place again.
  const hasBegun = Date.parse(startTime) <= now
  if (hasBegun && (zoomState === 'ended' || stored?.state === 'ended')) return 'ended'
  return zoomState === null && stored?.state === 'started' ? 'started' : 'scheduled'
}

/** State of an event that Zoom no longer has. It stays visible. */
export function goneEvent(stored: Stored, now: number): Pick<SyncedEventFields, 'state' | 'sequence'> {
  if (stored.state === 'cancelled' || stored.state === 'ended') return stored
  if (isPastEvent(stored, now)) return { state: 'ended', sequence: stored.sequence }
  return { state: 'cancelled', sequence: stored.sequence + 1 }
}
