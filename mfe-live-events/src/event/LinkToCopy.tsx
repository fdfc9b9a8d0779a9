import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, Dialog, TextField } from '@outcome-studio/shared/ui'
import { useEffect, useRef } from 'react'
import { quotedTopic } from '../core/quotedTopic.ts'

interface LinkToCopyProps {
  readonly event: Pick<LiveEvent, 'topic'>
  readonly address: string
  readonly onClose: () => void
}

/** Shows an address that could not be copied, selected, until it is closed. */
export function LinkToCopy({ event, address, onClose }: LinkToCopyProps) {
  return (
    <Dialog
      title="Copy the public link"
      isOpen
      onClose={onClose}
      actions={
        <Button tone="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <p>
        The public link to {quotedTopic(event)} could not be copied, because the browser does not allow it.
      </p>
      <SelectedAddress address={address} />
    </Dialog>
  )
}

function SelectedAddress({ address }: Pick<LinkToCopyProps, 'address'>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <TextField
      label="Public link"
      value={address}
      isReadOnly
      inputRef={field}
      description="It is selected: copy it with the keyboard or the menu. Everybody can open it, also without an account."
    />
  )
}
