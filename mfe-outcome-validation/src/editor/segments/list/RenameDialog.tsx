import { Button, Dialog, TextField } from '@outcome-studio/shared/ui'
import { type FormEvent, useId, useState } from 'react'

interface RenameDialogProps {
  readonly name: string
  readonly onRename: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a segment. */
export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const form = useId()
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const rename = (event: FormEvent) => {
    event.preventDefault()
    const given = typed.trim()
    setMissing(given === '')
    if (given !== '') onRename(given)
  }
  return (
    <Dialog
      title="Rename the segment"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={form}>
            Rename
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={rename}>
        <TextField
          label="Name"
          value={typed}
          onChange={setTyped}
          maxLength={100}
          errorMessage={isMissing ? 'Enter a name.' : undefined}
          autoFocus
        />
      </form>
    </Dialog>
  )
}
