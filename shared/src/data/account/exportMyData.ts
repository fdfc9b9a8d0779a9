import { assembleExport, type MemberExport } from '@outcome-studio/shared/domain/account'
import { currentConnection } from '../connection/currentConnection.ts'
import { requireSignedIn } from '../connection/requireSignedIn.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { firestoreSource } from './firestoreSource.ts'
import { type OnProgress, readMemberData } from './readMemberData.ts'

/**
 * Reads all data of the signed-in member into one file.
 * @param signal aborts the reading; the promise then rejects with its reason
 * @throws StudioError cen/sign-in-required, cen/offline; FirebaseError deadline-exceeded
 */
export async function exportMyData(
  onProgress: OnProgress,
  signal: AbortSignal,
  connection = currentConnection(),
  now: () => Date = () => new Date(),
): Promise<MemberExport> {
  try {
    const member = await requireSignedIn(connection)
    const source = firestoreSource(await connection.firestore(), signal)
    return assembleExport(await readMemberData(source, member, onProgress), now())
  } catch (cause) {
    signal.throwIfAborted()
    throw toStudioError(cause, 'cen/internal-error')
  }
}
