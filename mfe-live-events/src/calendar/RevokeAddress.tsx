import { useChangeCalendarAddress } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Dialog, Notice } from '@outcome-studio/shared/ui'

interface RevokeAddressProps {
  /** Called once the address is revoked. The dialog with the address then shows that there is none. */
  readonly onRevoke: () => void
  readonly onClose: () => void
}

/** Asks before the calendar address is revoked, and says what follows. */
export function RevokeAddress({ onRevoke, onClose }: RevokeAddressProps) {
  const { report } = useHost()
  const { mutateAsync, isPending, error } = useChangeCalendarAddress()
  const revoke = async () => {
    try {
      await mutateAsync('revoke')
      onRevoke()
    } catch (failure) {
      report(failure)
    }
  }
  return (
    <Dialog
      title="Revoke this address?"
      role="alertdialog"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Keep address</Button>
          <Button tone="danger" isPending={isPending} onPress={() => void revoke()}>
            Revoke
          </Button>
        </>
      }
    >
      <p>
        It stops working at once, and calendars that use it get no more updates. Your registrations stay. You
        can create a new address at any time.
      </p>
      {error && <Notice tone="danger">The address was not revoked. {describeError(error).message}</Notice>}
    </Dialog>
  )
}
