import { type FileToSave, useExportStudy } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { createLazyPart } from '@outcome-studio/shared/editor'
import { useEditor } from '../react/EditorContext.ts'
import { checkedContent } from './checkedContent.ts'

const workbookWriter = createLazyPart(
  async () => (await import('./writeStudyWorkbook.ts')).writeStudyWorkbook,
)

/**
 * Creates a workbook of the current study. The server creates it from the saved study. Unsaved changes, or a failed
 * request, make the browser create it instead.
 */
export function useWorkbook(): () => Promise<FileToSave> {
  const { session, remarks } = useEditor()
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
    const writeStudyWorkbook = await workbookWriter.load()
    const [docName, now] = [session.docName.trim() || 'New study', new Date()]
    const { createdAt = now.toISOString(), updatedAt = 'Not saved yet' } = header ?? {}
    const study = checkedContent({ session, remarks })
    return writeStudyWorkbook({ docName, study, createdAt, updatedAt }, now)
  }
}
