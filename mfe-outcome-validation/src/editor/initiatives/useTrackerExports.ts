import { loggedKind, studyKind } from '@outcome-studio/shared/document'
import { studyFileName } from '@outcome-studio/shared/domain/study'
import { useHost } from '@outcome-studio/shared/feature'
import { downloadFile, type MenuChoice } from '@outcome-studio/shared/ui'
import { initiativesToCsv } from '../../domain/initiatives/initiativesToCsv.ts'
import { TRACKERS } from '../../domain/initiatives/TRACKERS.ts'
import { useEditor } from '../react/EditorContext.ts'

/** The files of the initiatives, with unsaved changes, for programs that plan work. */
export function useTrackerExports(): readonly MenuChoice[] {
  const host = useHost()
  const { session } = useEditor()
  return TRACKERS.map((tracker) => ({
    id: tracker.id,
    label: `CSV for ${tracker.label}`,
    onAction: () => {
      const name = session.docName.trim() || 'New study'
      const csv = initiativesToCsv(name, session.content, tracker)
      downloadFile(studyFileName(`${name} initiatives for ${tracker.label}`, 'csv'), csv, 'text/csv')
      host.logEvent('document_exported', { kind: loggedKind(studyKind), format: `initiatives ${tracker.id}` })
    },
  }))
}
