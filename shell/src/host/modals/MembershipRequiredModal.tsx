import { Button, Dialog } from '@outcome-studio/shared/ui'

/** Says what a membership is needed for. */
export function MembershipRequiredModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Membership required"
      isOpen
      onClose={onClose}
      actions={
        <Button tone="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <p>
        Creating, saving and checking need an active membership. You can still open and read everything of
        yours.
      </p>
    </Dialog>
  )
}
