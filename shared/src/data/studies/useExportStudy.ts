import { exportTriangularisDoc as definition } from '@outcome-studio/shared/callables/exportTriangularisDoc'
import type { ExportedFile } from '@outcome-studio/shared/domain/study'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'

/** A file to download. */
export interface FileToSave extends Pick<ExportedFile, 'name' | 'type'> {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Lets the server create a workbook of a study as it was last saved. It changes nothing.
 * @throws as callCallable, with cen/doc-not-found and cen/doc-loading-error
 */
export async function exportTriangularisDoc(
  docName: string,
  connection: Pick<Connection, 'source' | 'call'> = currentConnection(),
): Promise<FileToSave> {
  const { base64, name, type } = await callCallable(definition, { firestoreDocId: docName }, connection)
  return { name, type, bytes: Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)) }
}

/** Creates a workbook of a stored study by its name. */
export function useExportStudy(): UseMutationResult<FileToSave, Error, string> {
  return useMutation({
    networkMode: 'always',
    mutationFn: (docName: string) => exportTriangularisDoc(docName),
  })
}
