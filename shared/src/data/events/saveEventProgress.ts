import { type EventProgress, parseEventProgress } from '@outcome-studio/shared/domain/events'
import { eventProgressPath } from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/**
 * Changes the signed-in member's progress with an event. Resolves when the database has acknowledged it.
 * @param change computes the new progress from the stored one, which another tab may have changed
 * @throws StudioError cen/sign-in-required, cen/offline …; ServiceError permission-denied if the event no longer exists
 */
export async function saveEventProgress(
  eventId: string,
  change: (progress: EventProgress) => EventProgress,
  { source }: Pick<Connection, 'source'> = currentConnection(),
  now: () => Date = () => new Date(),
): Promise<void> {
  try {
    const path = eventProgressPath(await source.member(), eventId)
    await source.renewToken()
    const documents = await source.documents()
    await documents.transact(async (transaction) => {
      const { done, position } = change(parseEventProgress(await transaction.get(path)))
      transaction.write([{ path, fields: { done, position, updatedAt: now().toISOString() } }])
    })
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
