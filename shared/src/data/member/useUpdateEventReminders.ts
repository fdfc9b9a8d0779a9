import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { updateMemberRecord } from './updateMemberRecord.ts'

/**
 * Stores whether the signed-in person is reminded of live events by mail. Resolves when the database has acknowledged
 * it.
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/offline …
 */
export function updateEventReminders(
  areWanted: boolean,
  connection: Pick<Connection, 'source'> = currentConnection(),
): Promise<void> {
  return updateMemberRecord(() => ({ eventReminders: areWanted }), connection)
}

/** Stores whether the signed-in person is reminded; succeeds when the database has acknowledged it. */
export function useUpdateEventReminders(): UseMutationResult<void, Error, boolean> {
  return useMutation({
    networkMode: 'always',
    mutationFn: (areWanted: boolean) => updateEventReminders(areWanted),
  })
}
