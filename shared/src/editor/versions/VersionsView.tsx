import { type DocumentDifference, NAME } from '@outcome-studio/shared/document'
import { VERSIONS_KEPT } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useHost } from '@outcome-studio/shared/feature'
import {
  Button,
  color,
  EmptyState,
  media,
  Notice,
  Skeleton,
  space,
  type,
  useIsWide,
} from '@outcome-studio/shared/ui'
import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { formatTime } from '../core/formatTime.ts'
import { useOnline } from '../core/useOnline.ts'
import { useEditor } from '../session/EditorContext.ts'
import { useDocumentValue } from '../session/useDocumentValue.ts'
import type { ShownVersion } from './ShownVersion.ts'
import { type ReadVersions, useVersions } from './useVersions.ts'
import { VersionContent } from './VersionContent.tsx'
import { VersionDialog } from './VersionDialog.tsx'
import { VersionList } from './VersionList.tsx'
import { VersionPane } from './VersionPane.tsx'

const Column = styled.div`
  display: grid;
  gap: ${space(5)};
`

const Lead = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** The list, and on a wide screen the selected version next to it. */
const Sides = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: clamp(280px, 26vw, 400px) minmax(0, 1fr);
    align-items: start;
    gap: ${space(6)};
  }
`

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`

const OFFLINE =
  'You are offline. Earlier versions are kept on the server and can be seen once you are connected.'

interface VersionsViewProps<Version extends ShownVersion> {
  /** Its identity must be stable. */
  readonly read: ReadVersions<Version>
  /**
   * Describes the content of a version and the changes of its save, as sentences.
   * @param before the previous version; undefined if there is none or it was deleted
   */
  readonly describe: (version: Version, before: Version | undefined) => string
  /** How the version, as mine, differs from another, or from the document as it is now (null). */
  readonly differences: (version: Version, other: Version | null) => readonly DocumentDifference[]
  /** The whole text of a version. */
  readonly renderText: (version: Version) => ReactNode
  /** Stores another name of a version. */
  readonly rename: (revision: number, name: string) => Promise<void>
  /** Replaces the content by the version, as an unsaved edit. */
  readonly onRestore: (version: Version) => void
}

/** Lists the stored versions of the document to view, compare and restore. */
export function VersionsView<Version extends ShownVersion>(props: VersionsViewProps<Version>) {
  const header = useDocumentValue(NAME, (document) => document.header)
  const { words } = useEditor()
  if (header) return <Versions {...props} revision={header.revision} docName={header.docName} />
  return (
    <EmptyState title="No versions yet" icon={<History aria-hidden="true" />}>
      Each time you save, the {words.one} as it is then is kept here. This one was never saved.
    </EmptyState>
  )
}

interface VersionsProps<Version extends ShownVersion> extends VersionsViewProps<Version> {
  readonly revision: number
  readonly docName: string
}

function Versions<Version extends ShownVersion>({
  read,
  describe,
  differences,
  renderText,
  rename,
  onRestore,
  revision,
  docName,
}: VersionsProps<Version>) {
  const host = useHost()
  const { document, words } = useEditor()
  const isOnline = useOnline()
  const { versions, hasMore, isLoading, error, readOn, showName } = useVersions(read, revision)
  // Not the version itself, because a save reads all of them again.
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  const looked = versions?.find((version) => version.revision === lookedAt) ?? null
  const isWide = useIsWide()
  const shown = looked ?? (isWide ? (versions?.[0] ?? null) : null)

  const restore = (version: Version) => {
    setLookedAt(null)
    onRestore(version)
    host.toast(`Restored the version of ${formatTime(version.savedAt)}. Save to keep it.`, {
      kind: 'info',
      action: { label: 'Undo', onAction: () => void document.undo() },
    })
  }

  const restoring = (version: Version) => ({
    canRestore: differences(version, null).length > 0,
    onRestore: () => restore(version),
  })
  const contentOf = (version: Version) => (
    <VersionContent
      version={version}
      versions={versions ?? []}
      differences={differences}
      onName={async (named, name) => {
        await rename(named.revision, name)
        showName(named.revision, name)
      }}
    >
      {renderText(version)}
    </VersionContent>
  )

  return (
    <Column>
      <Lead>
        Every save creates a version. We keep the latest {VERSIONS_KEPT}, as long as the {words.one} exists.
        After a week, only named versions and the last one of each day remain.
      </Lead>
      {versions?.length === 0 && !isLoading && (
        <EmptyState title="No versions yet" icon={<History aria-hidden="true" />}>
          This {words.one} was saved before versions were kept. From the next save on they are.
        </EmptyState>
      )}
      {versions && versions.length > 0 && (
        <Sides>
          <Days>
            <VersionList
              versions={versions}
              count={hasMore ? versions.length - 1 : versions.length}
              docName={docName}
              revision={revision}
              describe={describe}
              current={isWide ? shown : null}
              onLook={({ revision: chosen }) => setLookedAt(chosen)}
            />
            {hasMore && !isLoading && error === null && (
              <div>
                <Button onPress={readOn}>Show older versions</Button>
              </div>
            )}
          </Days>
          {shown && isWide && (
            <VersionPane key={shown.revision} version={shown} {...restoring(shown)}>
              {contentOf(shown)}
            </VersionPane>
          )}
        </Sides>
      )}
      {error !== null && (
        <Notice tone="danger" actions={<Button onPress={readOn}>Try again</Button>}>
          {isOnline ? describeError(error).message : OFFLINE}
        </Notice>
      )}
      {isLoading && <Skeleton label="Loading versions" />}
      {looked && !isWide && (
        <VersionDialog version={looked} {...restoring(looked)} onClose={() => setLookedAt(null)}>
          {contentOf(looked)}
        </VersionDialog>
      )}
    </Column>
  )
}
