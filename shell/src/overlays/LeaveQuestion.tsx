import { Button, Dialog } from '@outcome-studio/shared/ui'

interface LeaveQuestionProps {
  /** Whether everything unsaved is stored on this device. */
  readonly isOnDevice: boolean
  readonly leave: () => void
  readonly stay: () => void
}

/** Asks whether to leave the page without saving. */
export function LeaveQuestion({ isOnDevice, leave, stay }: LeaveQuestionProps) {
  return (
    <Dialog
      title="Leave without saving?"
      role="alertdialog"
      isOpen
      onClose={stay}
      actions={
        <>
          <Button onPress={leave}>Leave</Button>
          <Button tone="primary" onPress={stay} autoFocus>
            Stay
          </Button>
        </>
      }
    >
      <p>
        There are changes on this page that are not saved yet.
        {isOnDevice && ' They stay on this device and are back when you return.'}
      </p>
    </Dialog>
  )
}
