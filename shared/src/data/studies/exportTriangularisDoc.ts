import { type ExportedFile, exportedFileSchema, type StudyRequest } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { requireSignedIn } from '../session/requireSignedIn.ts'

/** Milliseconds after which the member is told that it takes too long. */
const DEADLINE = 60_000

/** A file, ready to be saved. */
export interface FileToSave extends Pick<ExportedFile, 'name' | 'type'> {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Has the server make a workbook of a study as it was last saved. It changes nothing.
 * @throws StudioError cen/sign-in-required, cen/doc-not-found, cen/doc-loading-error, cen/offline, cen/internal-error;
 * FirebaseError functions/resource-exhausted, functions/deadline-exceeded
 */
export async function exportTriangularisDoc(
  docName: string,
  connection = currentConnection(),
): Promise<FileToSave> {
  try {
    await requireSignedIn(connection)
    const { sdk, functions } = await connection.functions()
    const call = sdk.httpsCallable<StudyRequest, unknown>(functions, 'exportTriangularisDoc', {
      timeout: DEADLINE,
    })
    const { data } = await call({ firestoreDocId: docName })
    const { base64, name, type } = exportedFileSchema.parse(data)
    return { name, type, bytes: Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)) }
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
