import { Button, Dialog } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import { formatTime } from '../core/formatTime.ts'
import { useReadOnly } from '../core/useReadOnly.ts'
import { SameAsNow } from './SameAsNow.tsx'
import type { ShownVersion } from './ShownVersion.ts'

interface VersionDialogProps {
  readonly version: ShownVersion
  /** Whether the document in the editor differs from the version. */
  readonly canRestore: boolean
  readonly onRestore: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shows one version, on a screen without space next to the list. */
export function VersionDialog({ version, canRestore, onRestore, onClose, children }: VersionDialogProps) {
  const isReadOnly = useReadOnly()
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
          {!isReadOnly &&
            (canRestore ? (
              <Button tone="primary" onPress={onRestore}>
                Restore this version
              </Button>
            ) : (
              <SameAsNow />
            ))}
        </>
      }
    >
      {children}
    </Dialog>
  )
}
