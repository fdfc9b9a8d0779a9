import { type FileToSave, useExportStudy } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain'
import { useEditor } from '../react/EditorContext.ts'

/**
 * Makes a workbook of the study as it stands on the screen. The server makes it of what is saved; what is not saved
 * yet, or the server cannot be asked for, is made here.
 */
export function useWorkbook(): () => Promise<FileToSave> {
  const { session } = useEditor()
  const { mutateAsync: exportStored } = useExportStudy()
  return async () => {
    const { header } = session
    if (header && !session.isDirty) {
      try {
        return await exportStored(header.docName)
      } catch (error) {
        if (describeError(error).code !== 'cen/offline') throw error
      }
    }
    const { writeStudyWorkbook } = await import('./writeStudyWorkbook.ts')
    const [docName, study, now] = [session.docName.trim() || 'New study', session.content, new Date()]
    const { createdAt = now.toISOString(), updatedAt = 'Not saved yet' } = header ?? {}
    return writeStudyWorkbook({ docName, study, createdAt, updatedAt }, now)
  }
}
