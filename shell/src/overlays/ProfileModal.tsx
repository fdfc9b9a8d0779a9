import { PLAN_PATH, PROFILE_PATH } from '@outcome-studio/shared/domain/areas'
import type { HostModal } from '@outcome-studio/shared/feature'
import { Button, Dialog, TextLink } from '@outcome-studio/shared/ui'
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
  /** Action if the member closes without saving; null while no question is open. */
  const [asked, setAsked] = useState<{ readonly goOn: () => void } | null>(null)
  const inModal = useMemo(() => {
    // Only one modal is open at a time, so another one closes this one.
    const openModal = (modal: HostModal) => {
      const goOn = () => host.services.openModal(modal)
      if (unsaved.isUnsaved()) setAsked({ goOn })
      else goOn()
    }
    const guarded = withGuard(host, unsaved.guard)
    return { ...guarded, services: { ...guarded.services, openModal } }
  }, [host, unsaved])
  return (
    <>
      <Dialog
        title="User profile"
        size="large"
        isOpen
        onClose={() => (unsaved.isUnsaved() ? setAsked({ goOn: onClose }) : onClose())}
      >
        <p>
          <TextLink to={PLAN_PATH}>See your plan</TextLink>
        </p>
        <ShellHostContext value={inModal}>
          <LazyArea source={PROFILE} sidebar isInModal />
        </ShellHostContext>
      </Dialog>
      <Dialog
        title="Close without saving?"
        role="alertdialog"
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button onPress={() => asked?.goOn()}>Close without saving</Button>
            <Button tone="primary" autoFocus onPress={() => setAsked(null)}>
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
  const guardUnsaved: Guard = (...guarded) => {
    const releases = [host.services.guardUnsaved(...guarded), also(...guarded)]
    return () => {
      for (const release of releases) release()
    }
  }
  return { ...host, services: { ...host.services, guardUnsaved } }
}
