import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { exportTriangularisDoc, type FileToSave } from './exportTriangularisDoc.ts'

/** Makes a workbook of a stored study by its name. */
export function useExportStudy(): UseMutationResult<FileToSave, Error, string> {
  return useMutation({
    networkMode: 'always',
    mutationFn: (docName: string) => exportTriangularisDoc(docName),
  })
}
