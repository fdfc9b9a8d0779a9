import { type Instructor, parseEventsInfo } from '@outcome-studio/shared/domain/events'
import { EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/** Computes the new list of instructors from the stored one. Called again if another user saved meanwhile. */
export type InstructorsEdit = (stored: readonly Instructor[]) => readonly Instructor[]

/**
 * Edits the stored list of instructors in a transaction, so that two tools admins do not overwrite each other's edits.
 * @returns the stored list
 * @throws StudioError cen/sign-in-required, cen/offline; FirebaseError permission-denied unless the member is a tools
 *   admin
 */
export async function saveInstructors(
  edit: InstructorsEdit,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): Promise<readonly Instructor[]> {
  try {
    await source.member()
    await source.renewToken()
    const documents = await source.documents()
    return await documents.transact(async (transaction) => {
      const stored = await transaction.get(EVENTS_PATH)
      const next = edit(parseEventsInfo(stored).instructors)
      // Copied, because Firestore refuses an array of another realm, which the SDK creates in Node.
      const instructors = Array.from(next, ({ id, name, photoUrl, lines }) => ({
        id,
        name,
        photoUrl,
        lines: [...lines],
      }))
      if (stored === undefined) transaction.write([{ path: EVENTS_PATH, fields: { instructors } }])
      else transaction.update(EVENTS_PATH, { instructors })
      return next
    })
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
