import { PAST_PAGE } from '@outcome-studio/shared/domain/events'
import { LISTED_EVENTS_PATH, SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { type PastPage, type PastPlace, pastPage } from './pastPage.ts'
import type { EventSelection } from './watchEvents.ts'

/**
 * Reads a page of past events. Malformed ones are left out.
 * @throws StudioError cen/sign-in-required, cen/offline …; ServiceError permission-denied without access
 */
export async function readPastEvents(
  which: EventSelection,
  { endTime, eventId }: PastPlace,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): Promise<PastPage> {
  try {
    await source.member()
    const documents = await source.documents()
    const stored = await documents.list(which === 'listed' ? LISTED_EVENTS_PATH : SYNCED_EVENTS_PATH, {
      field: 'endTime',
      below: endTime,
      belowId: eventId,
      order: 'latest',
      limit: PAST_PAGE,
      ...(which === 'published' ? { filter: { field: 'status', value: 'published' } } : {}),
    })
    return pastPage(stored)
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
