import type { DocumentDifference } from '@outcome-studio/shared/document'
import { Button, Dialog, Disclosure } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import { DifferenceTable } from '../conflict/DifferenceTable.tsx'
import { formatTime } from '../core/formatTime.ts'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import type { ShownVersion } from './ShownVersion.ts'

interface VersionDialogProps {
  readonly version: ShownVersion
  /** Between the version and the document in the editor. */
  readonly differences: readonly DocumentDifference[]
  readonly onRestore: () => void
  readonly onClose: () => void
  /** The whole text of the version. */
  readonly children: ReactNode
}

/** Shows one version: its differences from the current document, and its whole text. */
export function VersionDialog({ version, differences, onRestore, onClose, children }: VersionDialogProps) {
  const isReadOnly = useReadOnly()
  const { words } = useEditor()
  return (
    <Dialog
      title={`Version of ${formatTime(version.savedAt)}`}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Close
          </Button>
          {!isReadOnly && (
            <Button tone="primary" onPress={onRestore} isDisabled={differences.length === 0}>
              Restore this version
            </Button>
          )}
        </>
      }
    >
      {differences.length === 0 ? (
        <p>The {words.one} says the same now.</p>
      ) : (
        <DifferenceTable differences={differences} names={['This version', 'Now']} />
      )}
      <Disclosure summary="The whole version">{children}</Disclosure>
    </Dialog>
  )
}
