import { useHost } from '@outcome-studio/shared/feature'
import { Button, Dialog, Skeleton } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useEditor } from '../session/EditorContext.ts'
import { useSave } from '../session/useSave.ts'
import { DifferenceTable } from './DifferenceTable.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { useComparison } from './useComparison.ts'

interface ConflictDialogProps {
  /** Must stay the same while the dialog is open. */
  readonly onClose: () => void
}

/** Shows how the two versions differ. The member keeps one, merges both, or closes the dialog to decide later. */
export function ConflictDialog({ onClose }: ConflictDialogProps) {
  const host = useHost()
  const { words } = useEditor()
  const save = useSave()
  const comparison = useComparison(onClose)
  const [isMerging, setMerging] = useState(false)

  const keepMine = () => {
    if (!comparison) return
    onClose()
    void save(comparison.keepMine)
  }
  const takeTheirs = () => {
    if (!comparison) return
    const bringBack = comparison.takeTheirs()
    onClose()
    host.toast('Their version is in place. Yours was set aside.', {
      kind: 'info',
      action: { label: 'Bring mine back', onAction: bringBack },
    })
  }

  if (isMerging && comparison) {
    return <MergeDialog comparison={comparison} onBack={() => setMerging(false)} onClose={onClose} />
  }
  return (
    <Dialog
      title="Which version do you want to keep?"
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Decide later
          </Button>
          <Button onPress={takeTheirs} isDisabled={!comparison}>
            Take theirs
          </Button>
          <Button onPress={keepMine} isDisabled={!comparison}>
            Keep mine
          </Button>
          <Button tone="primary" onPress={() => setMerging(true)} isDisabled={!comparison}>
            Compare and merge
          </Button>
        </>
      }
    >
      <p>This {words.one} was saved elsewhere, perhaps in another tab, after you opened it here.</p>
      {comparison ? (
        <DifferenceTable differences={comparison.differences} />
      ) : (
        <Skeleton label="Loading the other version" />
      )}
    </Dialog>
  )
}
