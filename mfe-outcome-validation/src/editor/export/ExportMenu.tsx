import { studyFileName } from '@outcome-studio/shared/domain'
import { MenuButton } from '@outcome-studio/shared/ui'
import { Download } from 'lucide-react'
import { useEditor } from '../binding/EditorContext.ts'
import { downloadFile } from './downloadFile.ts'
import { STUDY_FORMATS, type StudyFormat } from './STUDY_FORMATS.ts'

/** Takes the study out as a file, as it stands on the screen, unsaved changes included. It needs no membership. */
export const ExportMenu = () => {
  const { session } = useEditor()
  const take = ({ ending, mediaType, write }: StudyFormat) => {
    const name = session.docName.trim()
    const text = write(name || 'New study', session.views.study, new Date())
    downloadFile(studyFileName(name, ending), text, mediaType)
  }
  return (
    <MenuButton
      label="Export…"
      icon={<Download aria-hidden="true" />}
      choices={STUDY_FORMATS.map((format) => ({
        id: format.ending,
        label: format.label,
        onAction: () => take(format),
      }))}
    />
  )
}
