import { Button, Dialog } from '@outcome-studio/shared/ui'

/** Where a member says which cookies may be used. */
export function CookiePreferencesModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Cookie preferences"
      isOpen
      onClose={onClose}
      actions={
        <Button tone="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <p>Only cookies that keep you signed in are in use. There is nothing to choose yet.</p>
    </Dialog>
  )
}
