import { loggedKind, needsKind } from '@outcome-studio/shared/document'
import { useExportFile } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import type { MenuChoice } from '@outcome-studio/shared/ui'
import { useSession } from '../core/editing.ts'
import { needsFileName } from '../domain/export/needsFileName.ts'
import { useOpportunities } from '../opportunity/OpportunityContext.ts'
import { NEEDS_FORMATS, type NeedsFormat } from './NEEDS_FORMATS.ts'

/**
 * The ways to export or print the current needs document with its unsaved changes. None needs a membership.
 */
export function useExports(): readonly MenuChoice[] {
  const host = useHost()
  const session = useSession()
  const opportunities = useOpportunities()
  const exportFile = useExportFile()
  const take = ({ label, ending, mediaType, write }: NeedsFormat) =>
    exportFile({
      label,
      write: async () => {
        const { header, content } = session
        const docName = session.docName.trim()
        const file = await write({
          docName: docName || 'New needs document',
          needs: content,
          opportunities: opportunities.current,
          updatedAt: header && new Date(header.updatedAt),
          now: new Date(),
        })
        if (file !== null) return { name: needsFileName(docName, ending), type: mediaType, content: file }
        host.toast('Your browser cannot make a picture of this map. Export it as SVG instead.')
        return null
      },
      onExported: () => host.logEvent('document_exported', { kind: loggedKind(needsKind), format: ending }),
    })
  return [
    ...NEEDS_FORMATS.map((format) => ({
      id: format.ending,
      label: format.label,
      onAction: () => take(format),
    })),
    { id: 'print', label: 'Print…', onAction: () => window.print() },
  ]
}
