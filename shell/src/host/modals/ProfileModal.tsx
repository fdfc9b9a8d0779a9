import { Button, Dialog } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import type { Shell } from '../../boot/Shell.ts'
import { ShellContext, useShell } from '../../boot/ShellContext.ts'
import { FeatureArea } from '../../features/FeatureArea.tsx'
import { createUnsavedWork } from '../unsaved/createUnsavedWork.ts'

/** The profile screen over whatever page is open. Asks before it closes over edits that are not saved. */
export function ProfileModal({ onClose }: { readonly onClose: () => void }) {
  const shell = useShell()
  // What is unsaved in the modal alone: the page below may have unsaved work too, which stays as it is.
  const [unsaved] = useState(() => createUnsavedWork(new EventTarget()))
  const [isAsking, setAsking] = useState(false)
  const inModal = useMemo(() => withGuard(shell, unsaved.guard), [shell, unsaved])
  return (
    <>
      <Dialog
        title="User profile"
        size="large"
        isOpen
        onClose={() => (unsaved.isUnsaved() ? setAsking(true) : onClose())}
      >
        <ShellContext value={inModal}>
          <FeatureArea
            address={{ remote: 'mfe-account', expose: './feature' }}
            area="Profile"
            basename="/auth/profile"
            presentation="modal"
          />
        </ShellContext>
      </Dialog>
      <Dialog
        title="Close without saving?"
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onPress={onClose}>Close without saving</Button>
            <Button tone="primary" autoFocus onPress={() => setAsking(false)}>
              Keep editing
            </Button>
          </>
        }
      >
        <p>There are changes to your profile that are not saved yet.</p>
      </Dialog>
    </>
  )
}

type Guard = Shell['unsaved']['guard']

/** The shell for a feature whose unsaved work is asked for in a second place too. */
function withGuard(shell: Shell, also: Guard): Shell {
  const { host } = shell
  const guardUnsaved: Guard = (isDirty) => {
    const releases = [host.services.guardUnsaved(isDirty), also(isDirty)]
    return () => {
      for (const release of releases) release()
    }
  }
  return { ...shell, host: { ...host, services: { ...host.services, guardUnsaved } } }
}
