import type { StoredStudy } from '@outcome-studio/shared/data'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Dialog, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import { useEditor } from '../binding/EditorContext.ts'
import { useSave } from '../binding/useSave.ts'
import { useStudyGateway } from '../binding/useStudyGateway.ts'
import { differences } from '../model/differences.ts'
import { DifferenceTable } from './DifferenceTable.tsx'

interface ConflictDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Shows where the two versions differ, and lets the member keep one of them, or look first. */
export const ConflictDialog = ({ isOpen, onClose }: ConflictDialogProps) => {
  const host = useHost()
  const { session } = useEditor()
  const gateway = useStudyGateway()
  const save = useSave()
  const [theirs, setTheirs] = useState<StoredStudy | null>(null)

  useEffect(() => {
    if (!isOpen) return
    let isWanted = true
    setTheirs(null)
    gateway.load(session.header?.docName ?? session.docName.trim()).then(
      (stored) => isWanted && setTheirs(stored),
      (error: unknown) => {
        if (!isWanted) return
        host.showError(error)
        onClose()
      },
    )
    return () => {
      isWanted = false
    }
  }, [isOpen, gateway, session, host, onClose])

  const keepMine = () => {
    onClose()
    void save('saveOver')
  }
  const takeTheirs = () => {
    if (!theirs) return
    const mine = { docName: session.docName, study: session.views.study }
    session.reset(theirs)
    onClose()
    host.toast('Their version is in place. Yours was set aside.', {
      kind: 'info',
      action: { label: 'Bring mine back', onAction: () => session.restore(mine) },
    })
  }

  return (
    <Dialog
      title="Which version do you want to keep?"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Cancel and look
          </Button>
          <Button onPress={takeTheirs} isDisabled={!theirs}>
            Take theirs
          </Button>
          <Button tone="primary" onPress={keepMine} isDisabled={!theirs}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>This study was saved elsewhere, perhaps in another tab, after you opened it here.</p>
      {theirs ? (
        <DifferenceTable differences={differences(session.views.study, theirs.study)} />
      ) : (
        <Skeleton label="Loading the other version" />
      )}
    </Dialog>
  )
}
