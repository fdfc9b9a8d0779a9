import { Button, Dialog } from '@outcome-studio/shared/ui'

interface LeaveQuestionProps {
  readonly leave: () => void
  readonly stay: () => void
}

/** Asks whether to leave the page without saving. */
export function LeaveQuestion({ leave, stay }: LeaveQuestionProps) {
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
      <p>There are changes on this page that are not saved yet.</p>
    </Dialog>
  )
}
