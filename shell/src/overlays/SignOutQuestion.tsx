import type { DraftsAtSignOut } from '@outcome-studio/shared/data'
import { Button, Dialog } from '@outcome-studio/shared/ui'

interface SignOutQuestionProps {
  readonly signOut: (drafts: DraftsAtSignOut) => void
  readonly cancel: () => void
}

/** Asks whether a sign-out keeps or deletes the unsaved changes on this device. */
export function SignOutQuestion({ signOut, cancel }: SignOutQuestionProps) {
  return (
    <Dialog
      title="Keep your unsaved changes on this device?"
      role="alertdialog"
      isOpen
      onClose={cancel}
      actions={
        <>
          <Button tone="quiet" onPress={cancel}>
            Cancel
          </Button>
          <Button onPress={() => signOut('delete')}>Delete and sign out</Button>
          <Button tone="primary" onPress={() => signOut('keep')} autoFocus>
            Keep and sign out
          </Button>
        </>
      }
    >
      <p>
        This device has changes that you haven’t saved. If you keep them, they are here when you sign in
        again. On a shared device, delete them: other people who use this browser could read them.
      </p>
    </Dialog>
  )
}
