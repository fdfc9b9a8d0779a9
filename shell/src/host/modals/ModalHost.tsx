import { type HostModal, useReadable, type WritableReadable } from '@outcome-studio/shared/feature'
import { Button, Dialog } from '@outcome-studio/shared/ui'

/** The modals that are dialogs; the profile is a page for now. */
export type ShownModal = Exclude<HostModal, 'profile'>

const WORDS: Readonly<Record<ShownModal, { readonly title: string; readonly text: string }>> = {
  membershipRequired: {
    title: 'Membership required',
    text: 'Creating, saving and checking need an active membership. You can still open and read everything of yours.',
  },
  cookiePreferences: {
    title: 'Cookie preferences',
    text: 'Only cookies that keep you signed in are in use. There is nothing to choose yet.',
  },
}

/** Shows the modal that was opened last. */
export function ModalHost({ modal }: { readonly modal: WritableReadable<ShownModal | null> }) {
  const open = useReadable(modal)
  if (open === null) return null
  const { title, text } = WORDS[open]
  const close = () => modal.set(null)
  return (
    <Dialog
      title={title}
      isOpen
      onClose={close}
      actions={
        <Button tone="primary" onPress={close}>
          Close
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
