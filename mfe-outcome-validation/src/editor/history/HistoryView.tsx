import { NAME } from '@outcome-studio/shared/document'
import { describeError, type SavedVersion, VERSIONS_KEPT } from '@outcome-studio/shared/domain'
import { formatTime, useOnline } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, color, EmptyState, Notice, Skeleton, space, type } from '@outcome-studio/shared/ui'
import { History } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { useView } from '../views/useView.ts'
import { useVersions } from './useVersions.ts'
import { VersionDialog } from './VersionDialog.tsx'
import { VersionList } from './VersionList.tsx'

const Column = styled.div`
  display: grid;
  gap: ${space(5)};
`

const Lead = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

const OFFLINE =
  'You are offline. Earlier versions are kept on the server and can be seen once you are connected.'

/** Lists the stored versions of the study to view, compare and restore. */
export function HistoryView() {
  const header = useSessionValue(NAME, (session) => session.header)
  if (header) return <Versions revision={header.revision} docName={header.docName} />
  return (
    <EmptyState title="No versions yet" icon={<History aria-hidden="true" />}>
      Each time you save, the study as it is then is kept here. This one was never saved.
    </EmptyState>
  )
}

function Versions({ revision, docName }: { readonly revision: number; readonly docName: string }) {
  const host = useHost()
  const { session } = useEditor()
  const isOnline = useOnline()
  const [, show] = useView()
  const { versions, hasMore, isLoading, error, readOn } = useVersions(session.uuid, revision)
  const [looked, setLooked] = useState<SavedVersion | null>(null)

  const restore = (version: SavedVersion) => {
    setLooked(null)
    session.restore({ docName: session.docName, content: version.study })
    show(null)
    host.toast(`The version of ${formatTime(version.savedAt)} is in place. It is not saved yet.`, {
      kind: 'info',
      action: { label: 'Undo', onAction: () => void session.undo() },
    })
  }

  return (
    <Column>
      <Lead>Every save is a version; the latest {VERSIONS_KEPT} are kept, for as long as the study is.</Lead>
      {versions?.length === 0 && !isLoading && (
        <EmptyState title="No versions yet" icon={<History aria-hidden="true" />}>
          This study was saved before versions were kept. From the next save on they are.
        </EmptyState>
      )}
      {versions && (
        <VersionList
          versions={versions}
          count={hasMore ? versions.length - 1 : versions.length}
          docName={docName}
          revision={revision}
          onLook={setLooked}
        />
      )}
      {error !== null && (
        <Notice tone="danger" actions={<Button onPress={readOn}>Try again</Button>}>
          {isOnline ? describeError(error).message : OFFLINE}
        </Notice>
      )}
      {isLoading && <Skeleton label="Loading versions" />}
      {hasMore && !isLoading && error === null && (
        <div>
          <Button onPress={readOn}>Show older versions</Button>
        </div>
      )}
      {looked && (
        <VersionDialog
          version={looked}
          now={session.content}
          onRestore={() => restore(looked)}
          onClose={() => setLooked(null)}
        />
      )}
    </Column>
  )
}
