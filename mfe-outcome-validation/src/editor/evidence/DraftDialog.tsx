import { useHost } from '@outcome-studio/shared/feature'
import { Button, Dialog, type DialogProps, Notice } from '@outcome-studio/shared/ui'
import { type ReactNode, useEffect, useState } from 'react'

interface DraftDialogProps extends Omit<DialogProps, 'isOpen' | 'actions'> {
  /** Whether something was written that closing would discard. */
  readonly isDirty: boolean
  /** What is discarded, for example "The quote is not in the study yet." */
  readonly question: string
  /** @param close closes the dialog, or asks before */
  readonly actions: (close: () => void) => ReactNode
}

/** A dialog that asks before it closes, or the page is left, with something written. */
export function DraftDialog({ isDirty, question, onClose, actions, children, ...dialog }: DraftDialogProps) {
  const host = useHost()
  const [wasAsked, setAsked] = useState(false)
  const isAsking = wasAsked && isDirty
  useEffect(() => host.guardUnsaved(() => isDirty), [host, isDirty])
  const close = () => (isDirty && !isAsking ? setAsked(true) : onClose())
  return (
    <Dialog
      {...dialog}
      isOpen
      onClose={close}
      actions={
        isAsking ? (
          <>
            <Button tone="quiet" onPress={onClose}>
              Discard
            </Button>
            <Button tone="primary" autoFocus onPress={() => setAsked(false)}>
              Keep writing
            </Button>
          </>
        ) : (
          actions(close)
        )
      }
    >
      {children}
      {isAsking && <Notice tone="warning">{question} Closing discards it.</Notice>}
    </Dialog>
  )
}
