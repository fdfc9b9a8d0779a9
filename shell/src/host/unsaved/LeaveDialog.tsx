import { Button, Dialog } from '@outcome-studio/shared/ui'
import { useBlocker } from 'react-router-dom'
import type { UnsavedWork } from './createUnsavedWork.ts'

/** Stops a change of page while something is unsaved, and asks. */
export function LeaveDialog({ unsaved }: { readonly unsaved: UnsavedWork }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsaved.isUnsaved(),
  )
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      title="Leave without saving?"
      role="alertdialog"
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      actions={
        <>
          <Button onPress={() => blocker.proceed?.()}>Leave</Button>
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
