import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'
import { Button, Dialog } from '@outcome-studio/shared/ui'
import { useNavigate } from 'react-router-dom'

/** Lists the actions that need a membership, with a link to the plans. */
export function MembershipRequiredModal({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <Dialog
      title="Membership required"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Not now</Button>
          <Button
            tone="primary"
            onPress={() => {
              // Synchronously, because another modal could open on the page before it is left.
              void navigate(PLAN_PATH, { flushSync: true })
              onClose()
            }}
          >
            See plans
          </Button>
        </>
      }
    >
      <p>
        Creating and saving studies, having them checked and joining live events need an active membership.
      </p>
      <p>Your studies stay available to open, read and export.</p>
    </Dialog>
  )
}
