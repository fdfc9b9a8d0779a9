import { loggedKind, needsKind } from '@outcome-studio/shared/document'
import { needsFileName } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { downloadFile, MenuButton } from '@outcome-studio/shared/ui'
import { Download } from 'lucide-react'
import { useSession } from '../core/editing.ts'
import { useOpportunities } from '../opportunity/OpportunityContext.ts'
import { NEEDS_FORMATS, type NeedsFormat } from './NEEDS_FORMATS.ts'

/** Exports or prints the current needs document, including unsaved changes. It needs no membership. */
export function ExportMenu() {
  const host = useHost()
  const session = useSession()
  const opportunities = useOpportunities()
  const take = async ({ ending, mediaType, write }: NeedsFormat) => {
    const { header, content } = session
    const docName = session.docName.trim()
    const file = await write({
      docName: docName || 'New needs document',
      needs: content,
      opportunities: opportunities.current,
      updatedAt: header && new Date(header.updatedAt),
      now: new Date(),
    })
    if (file === null) {
      host.toast('Your browser cannot make a picture of this map. Export it as SVG instead.')
      return
    }
    downloadFile(needsFileName(docName, ending), file, mediaType)
    host.logEvent('document_exported', { kind: loggedKind(needsKind), format: ending })
  }
  return (
    <MenuButton
      label="Export…"
      icon={<Download aria-hidden="true" />}
      choices={[
        ...NEEDS_FORMATS.map((format) => ({
          id: format.ending,
          label: format.label,
          onAction: () => void take(format).catch(host.showError),
        })),
        { id: 'print', label: 'Print…', onAction: () => window.print() },
      ]}
    />
  )
}
