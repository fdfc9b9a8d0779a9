import { loggedKind, studyKind } from '@outcome-studio/shared/document'
import { studyFileName } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { downloadFile, type MenuChoice } from '@outcome-studio/shared/ui'
import { useEditor } from '../react/EditorContext.ts'
import { STUDY_FORMATS, type StudyFormat } from './STUDY_FORMATS.ts'
import { useWorkbook } from './useWorkbook.ts'

/** The formats in which the current study, with its unsaved changes, can be exported. None needs a membership. */
export function useExports(): readonly MenuChoice[] {
  const host = useHost()
  const { session } = useEditor()
  const makeWorkbook = useWorkbook()
  const logExport = (format: string) =>
    host.logEvent('document_exported', { kind: loggedKind(studyKind), format })
  const takeWorkbook = async () => {
    const { name, type, bytes } = await makeWorkbook()
    downloadFile(name, bytes, type)
    logExport('xlsx')
  }
  const take = async ({ ending, mediaType, suffix = '', write }: StudyFormat) => {
    const name = session.docName.trim()
    const content = await write(name || 'New study', session.content, new Date())
    downloadFile(studyFileName(`${name} ${suffix}`.trim(), ending), content, mediaType)
    logExport(ending)
  }
  return [
    {
      id: 'xlsx',
      label: 'Excel, with scores and remarks',
      onAction: () => void takeWorkbook().catch(host.showError),
    },
    ...STUDY_FORMATS.map((format) => ({
      id: format.label,
      label: format.label,
      onAction: () => void take(format).catch(host.showError),
    })),
  ]
}
