import { EVENTS_PATH, type Instructor, parseEventsInfo } from '@outcome-studio/shared/domain'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/** Makes the new list of instructors from the stored one. Called again if somebody else saved meanwhile. */
export type InstructorsEdit = (stored: readonly Instructor[]) => readonly Instructor[]

/**
 * Edits the list of instructors as it is stored at that moment, so that two tools admins do not undo each other.
 * @returns the stored list
 * @throws StudioError cen/sign-in-required, cen/offline; FirebaseError permission-denied for anybody but a tools admin
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
      // An array of its own: Firestore refuses one that another realm has made, as the SDK does when it reads in Node.
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
