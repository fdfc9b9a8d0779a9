import type { EditedEventFields, EventId } from '@outcome-studio/shared/domain/events'
import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/** Events that one transaction changes. Firestore accepts 500 writes. */
const EVENTS_AT_ONCE = 400

/** Result of a change to several events. */
export interface EventsUpdate {
  /** Events that were not changed. */
  readonly failed: readonly EventId[]
  /** Why; null if all were changed. */
  readonly error: Error | null
}

/**
 * Changes the same fields of several events, in one transaction per group. A group that fails does not stop the others.
 * @returns once the server has answered. `error` is cen/sign-in-required, cen/offline, or permission-denied unless the
 *   member is a tools admin
 */
export async function updateEvents(
  ids: readonly EventId[],
  changes: Partial<EditedEventFields>,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): Promise<EventsUpdate> {
  const groups = Array.from({ length: Math.ceil(ids.length / EVENTS_AT_ONCE) }, (_none, at) =>
    ids.slice(at * EVENTS_AT_ONCE, (at + 1) * EVENTS_AT_ONCE),
  )
  const updateGroup = async (group: readonly EventId[]): Promise<EventsUpdate> => {
    try {
      await source.member()
      await source.renewToken()
      const documents = await source.documents()
      await documents.transact(async (transaction) => {
        for (const id of group) transaction.update(syncedEventPath(id), { ...changes })
      })
      return { failed: [], error: null }
    } catch (cause) {
      return { failed: group, error: toStudioError(cause, 'cen/internal-error') }
    }
  }
  const updates = await Promise.all(groups.map(updateGroup))
  return {
    failed: updates.flatMap(({ failed }) => failed),
    error: updates.find(({ error }) => error !== null)?.error ?? null,
  }
}
