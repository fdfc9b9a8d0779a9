import { SIA_TITLE_MAX_LENGTH, type SiaSession } from '@outcome-studio/shared/domain/coach'
import { Button, Dialog, keyOf, TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'

interface RenameDialogProps {
  readonly session: SiaSession
  readonly onRename: (title: string) => void
  readonly onClose: () => void
}

/** Asks for another title of a session. */
export function RenameDialog({ session, onRename, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(session.title)
  const wanted = title.trim()
  const isTooLong = wanted.length > SIA_TITLE_MAX_LENGTH
  const submit = () => {
    if (wanted === '' || isTooLong) return
    onRename(wanted)
    onClose()
  }
  return (
    <Dialog
      title="Rename session"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" isDisabled={wanted === '' || isTooLong} onPress={submit}>
            Rename
          </Button>
        </>
      }
    >
      <TextField
        label="Title"
        value={title}
        onChange={setTitle}
        autoFocus
        errorMessage={isTooLong ? `A title has at most ${SIA_TITLE_MAX_LENGTH} characters.` : undefined}
        onKeyDown={(event) => {
          if (keyOf(event) !== 'Enter') return
          // The same key would press the button that gets the focus back.
          event.preventDefault()
          submit()
        }}
      />
    </Dialog>
  )
}
