import type { SeatGroup, SeatHolder } from '@outcome-studio/shared/callables/listSeats'
import { useChangeSeats } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Dialog, Notice, TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { describeInvited } from '../domain/describeSeats.ts'
import { parseAddresses } from '../domain/parseAddresses.ts'

interface SeatDialogProps {
  readonly group: SeatGroup
  readonly holder: SeatHolder
  /** `move` also invites somebody else to the seat. */
  readonly kind: 'free' | 'move'
  readonly onClose: () => void
}

/** Asks before a member loses a seat, and says what follows. */
export function SeatDialog({ group, holder, kind, onClose }: SeatDialogProps) {
  const { toast, report } = useHost()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error } = useChangeSeats()
  const who = holder.name || holder.email
  const isMove = kind === 'move'

  const confirm = () => {
    const { emails, wrong } = parseAddresses(text)
    const [email] = emails
    if (isMove && (email === undefined || emails.length + wrong.length > 1)) {
      return setProblem('Please enter one email address.')
    }
    const { uid } = holder
    mutate(
      {
        source: group.source,
        change: email === undefined ? { kind: 'free', uid } : { kind: 'move', uid, email },
      },
      {
        onSuccess: ({ groups, mailed }) => {
          const invited =
            email === undefined
              ? []
              : [
                  describeInvited(
                    [email],
                    mailed,
                    groups.find(({ source }) => source === group.source) ?? group,
                  ),
                ]
          toast(['The seat is free.', ...invited].join(' '), { kind: 'success' })
          onClose()
        },
        onError: (failure) => report(failure),
      },
    )
  }

  return (
    <Dialog
      title={isMove ? 'Move this seat?' : 'Free this seat?'}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Keep seat</Button>
          <Button tone="primary" isPending={isPending} onPress={confirm}>
            {isMove ? 'Move seat' : 'Free seat'}
          </Button>
        </>
      }
    >
      <p>
        {who} loses access at once and is told by email. Their studies stay available to them to open, read
        and export.
      </p>
      {isMove && (
        <TextField
          label="Email of the next person"
          type="email"
          autoComplete="off"
          value={text}
          onChange={(value) => {
            setText(value)
            setProblem(undefined)
          }}
          errorMessage={problem}
          autoFocus
        />
      )}
      {error && <Notice tone="danger">Nothing was changed. {describeError(error).message}</Notice>}
    </Dialog>
  )
}
