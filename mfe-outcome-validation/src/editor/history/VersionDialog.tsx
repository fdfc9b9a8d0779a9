import { mergeStudies, type SavedVersion, type Study } from '@outcome-studio/shared/domain'
import { DifferenceTable, formatTime, useReadOnly } from '@outcome-studio/shared/editor'
import { Button, Dialog, Disclosure } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import { StudyText } from './StudyText.tsx'

interface VersionDialogProps {
  readonly version: SavedVersion
  /** The study in the editor. */
  readonly now: Study
  readonly onRestore: () => void
  readonly onClose: () => void
}

/** Shows one version: its differences from the current study, and its whole text. */
export function VersionDialog({ version, now, onRestore, onClose }: VersionDialogProps) {
  const isReadOnly = useReadOnly()
  const { differences } = useMemo(() => mergeStudies(version.study, version.study, now), [version, now])
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
        <p>The study says the same now.</p>
      ) : (
        <DifferenceTable differences={differences} names={['This version', 'Now']} />
      )}
      <Disclosure summary="The whole version">
        <StudyText study={version.study} />
      </Disclosure>
    </Dialog>
  )
}
