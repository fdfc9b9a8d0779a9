import { loggedKind, studyKind } from '@outcome-studio/shared/document'
import { studyFileName } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { downloadFile, MenuButton } from '@outcome-studio/shared/ui'
import { Download } from 'lucide-react'
import { useEditor } from '../react/EditorContext.ts'
import { STUDY_FORMATS, type StudyFormat } from './STUDY_FORMATS.ts'
import { useWorkbook } from './useWorkbook.ts'

/** Exports the current study as a file, including unsaved changes. It needs no membership. */
export function ExportMenu() {
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
  return (
    <MenuButton
      label="Export…"
      icon={<Download aria-hidden="true" />}
      choices={[
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
      ]}
    />
  )
}
