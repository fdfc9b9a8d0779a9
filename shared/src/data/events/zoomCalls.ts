import {
  fetchLiveEventRegistrants,
  type Registrant,
} from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import { syncZoom as definition } from '@outcome-studio/shared/callables/syncZoom'
import type { LiveEvent, SyncResult } from '@outcome-studio/shared/domain/events'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'

/** Result of a sync. */
export interface SyncAnswer extends SyncResult {
  /** false if the time was not enough; the next call or scheduled run continues. */
  readonly finished: boolean
}

/**
 * Starts a sync of the events with Zoom, and waits for its result.
 * @throws as callCallable, with cen/zoom-unavailable
 */
export async function syncZoom(
  connection: Pick<Connection, 'source' | 'call'> = currentConnection(),
): Promise<SyncAnswer> {
  return (await callCallable(definition, undefined, connection)).syncResult
}

/**
 * Reads who registered for an event and, once it is over, who came.
 * @throws as callCallable, with cen/zoom-unavailable
 */
export async function fetchRegistrants(
  { documentId: eventId, eventType }: Pick<LiveEvent, 'documentId' | 'eventType'>,
  connection: Pick<Connection, 'source' | 'call'> = currentConnection(),
): Promise<readonly Registrant[]> {
  const { registrants } = await callCallable(fetchLiveEventRegistrants, { eventId, eventType }, connection)
  return registrants
}
