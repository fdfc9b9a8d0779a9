import { PROFILE_PATH } from '@outcome-studio/shared/domain'
import { Button, Dialog } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import type { Host } from '../host/createHost.ts'
import { createUnsavedWork } from '../host/createUnsavedWork.ts'
import { ShellHostContext, useShellHost } from '../host/ShellHostContext.ts'
import { featureSource } from '../lazy/featureSource.ts'
import { LazyArea } from '../lazy/LazyArea.tsx'

const PROFILE = featureSource({
  address: { remote: 'mfe-account', expose: './feature' },
  title: 'Profile',
  basename: PROFILE_PATH,
  presentation: 'modal',
})

/** The profile screen as a modal over the current page. Asks before closing with unsaved edits. */
export function ProfileModal({ onClose }: { readonly onClose: () => void }) {
  const host = useShellHost()
  // Tracks unsaved work of the modal only. Unsaved work of the page below is not affected by closing.
  const [unsaved] = useState(() => createUnsavedWork(new EventTarget()))
  const [isAsking, setAsking] = useState(false)
  const inModal = useMemo(() => withGuard(host, unsaved.guard), [host, unsaved])
  return (
    <>
      <Dialog
        title="User profile"
        size="large"
        isOpen
        onClose={() => (unsaved.isUnsaved() ? setAsking(true) : onClose())}
      >
        <ShellHostContext value={inModal}>
          <LazyArea source={PROFILE} sidebar isInModal />
        </ShellHostContext>
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

type Guard = Host['unsaved']['guard']

/** Returns the host with a second guard for unsaved work. */
function withGuard(host: Host, also: Guard): Host {
  const guardUnsaved: Guard = (isDirty) => {
    const releases = [host.services.guardUnsaved(isDirty), also(isDirty)]
    return () => {
      for (const release of releases) release()
    }
  }
  return { ...host, services: { ...host.services, guardUnsaved } }
}
