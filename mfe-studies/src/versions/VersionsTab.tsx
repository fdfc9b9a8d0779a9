import { currentNeeds } from '@outcome-studio/shared/data'
import { mergeNeeds, NAME } from '@outcome-studio/shared/document'
import type { NeedsVersion } from '@outcome-studio/shared/domain/needs'
import { VersionsView } from '@outcome-studio/shared/editor'
import { useCallback } from 'react'
import { useSession, useSessionValue } from '../core/editing.ts'
import { useNeedsView } from '../core/useNeedsView.ts'
import { describeVersion } from './describeVersion.ts'
import { NeedsText } from './NeedsText.tsx'

/** Lists the stored versions of the needs document to view, compare and restore. */
export function VersionsTab() {
  const session = useSession()
  const [, show] = useNeedsView()
  // A document that is saved anew gets another one.
  const uuid = useSessionValue(NAME, (saved) => saved.uuid)
  const read = useCallback(
    (before: number | null, count: number) => currentNeeds().versions(uuid, before, count),
    [uuid],
  )
  const restore = (version: NeedsVersion) => {
    session.restore({ docName: session.docName, content: version.content })
    show(null)
  }
  return (
    <VersionsView
      read={read}
      describe={describeVersion}
      differences={({ content }, other) =>
        mergeNeeds(content, content, other?.content ?? session.content).differences
      }
      renderText={({ content }) => <NeedsText needs={content} />}
      rename={(revision, name) => currentNeeds().renameVersion(uuid, revision, name)}
      onRestore={restore}
    />
  )
}
