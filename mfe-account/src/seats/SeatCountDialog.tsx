import type { SeatGroup } from '@outcome-studio/shared/callables/listSeats'
import { useCatalogue, useChangeSeatCount } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { sentenceText } from '@outcome-studio/shared/domain/payments'
import { useHost, useMemberOfHost } from '@outcome-studio/shared/feature'
import { Button, DatedText, Dialog, Notice, TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { describeSeatCount, seatCountText } from '../domain/describeSeats.ts'
import { plannedChangeOf } from '../domain/plannedChangeOf.ts'
import { parseSeatCount, seatCountProblem } from '../domain/seatCountText.ts'

interface SeatCountDialogProps {
  readonly group: SeatGroup
  readonly onClose: () => void
}

/** Buys more or fewer seats from the next period on. Says the date, the price before and after, and what it replaces. */
export function SeatCountDialog({ group, onClose }: SeatCountDialogProps) {
  const { toast, report } = useHost()
  const { data: prices } = useCatalogue()
  const [text, setText] = useState(String(group.planned?.seats ?? group.seats))
  const { mutate, isPending, error } = useChangeSeatCount()
  const seats = parseSeatCount(text)
  const problem = seatCountProblem(seats, group.taken)
  const price = prices?.find(({ plan }) => plan === 'groupYearly') ?? null
  const member = useMemberOfHost()
  const planChange = member ? plannedChangeOf(member, new Date()) : undefined
  const sentences = problem === undefined ? describeSeatCount({ group, price, seats, planChange }) : []

  const confirm = () => {
    if (problem !== undefined) return
    mutate(seats, {
      onSuccess: () => {
        toast(seatCountText({ group, seats, planChange }), { kind: 'success' })
        onClose()
      },
      onError: (failure) => report(failure),
    })
  }

  return (
    <Dialog
      title="Change the number of seats"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" isPending={isPending} onPress={confirm}>
            Set number
          </Button>
        </>
      }
    >
      <TextField label="Seats" value={text} onChange={setText} errorMessage={problem} autoFocus />
      <div aria-live="polite">
        {sentences.map((sentence) => (
          <p key={sentenceText(sentence, String)}>
            <DatedText sentence={sentence} />
          </p>
        ))}
      </div>
      {error && <Notice tone="danger">Nothing was changed. {describeError(error).message}</Notice>}
    </Dialog>
  )
}
