import { loggedKind, studyKind } from '@outcome-studio/shared/document'
import { studyFileName } from '@outcome-studio/shared/domain/study'
import { useExportFile } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import type { MenuChoice } from '@outcome-studio/shared/ui'
import { initiativesToCsv } from '../../domain/initiatives/initiativesToCsv.ts'
import { TRACKERS } from '../../domain/initiatives/TRACKERS.ts'
import { useEditor } from '../react/EditorContext.ts'

/** The files of the initiatives, with unsaved changes, for programs that plan work. */
export function useTrackerExports(): readonly MenuChoice[] {
  const host = useHost()
  const { session } = useEditor()
  const exportFile = useExportFile()
  return TRACKERS.map((tracker) => {
    const label = `CSV for ${tracker.label}`
    return {
      id: tracker.id,
      label,
      onAction: () =>
        exportFile({
          label,
          write: () => {
            const name = session.docName.trim() || 'New study'
            return {
              name: studyFileName(`${name} initiatives for ${tracker.label}`, 'csv'),
              type: 'text/csv',
              content: initiativesToCsv(name, session.content, tracker),
            }
          },
          onExported: () =>
            host.logEvent('document_exported', {
              kind: loggedKind(studyKind),
              format: `initiatives ${tracker.id}`,
            }),
        }),
    }
  })
}
