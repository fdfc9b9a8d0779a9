import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, Dialog, fieldErrorStyles, inputStyles, labelStyles, space } from '@outcome-studio/shared/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { formatMomentWithZone } from '../core/formatMoment.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { fromLocalInput, toLocalInput } from './localTime.ts'

const Field = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Label = styled.label`
  ${labelStyles}
`

const Input = styled.input`
  ${inputStyles}
`

const ErrorText = styled.p`
  ${fieldErrorStyles}
`

type Move = { readonly kind: 'moved'; readonly startTime: string; readonly duration: number }

type Time = Pick<Move, 'startTime' | 'duration'>

/** What is other afterwards, for example "It lasts 90 minutes instead of 60, also at Zoom." */
function describeMove(before: Time, after: Time): string {
  const isLater = Date.parse(before.startTime) !== Date.parse(after.startTime)
  const changes = [
    ...(isLater
      ? [
          `It starts on ${formatMomentWithZone(after.startTime)} instead of ${formatMomentWithZone(before.startTime)}`,
        ]
      : []),
    ...(before.duration === after.duration
      ? []
      : [`${isLater ? 'it' : 'It'} lasts ${after.duration} minutes instead of ${before.duration}`]),
  ]
  return changes.length === 0 ? 'Nothing changes.' : `${changes.join(', and ')}, also at Zoom.`
}

interface MoveDialogProps {
  readonly event: LiveEvent
  /** Milliseconds since 1970. */
  readonly now: number
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Gives an event another time: first the time, then a preview of who is told what. */
export function MoveDialog({ event, now, onDone, onClose }: MoveDialogProps) {
  const form = useId()
  const [start, setStart] = useState(() => toLocalInput(event.startTime))
  const [minutes, setMinutes] = useState(String(event.duration))
  const [move, setMove] = useState<Move | null>(null)
  const [isChecked, setChecked] = useState(false)
  const startTime = fromLocalInput(start)
  const duration = Number(minutes)
  const isTime = startTime !== '' && Date.parse(startTime) > now
  const isDuration = Number.isInteger(duration) && duration >= 1 && duration <= 1_440
  if (move !== null) {
    return (
      <ChangeDialog
        event={event}
        change={move}
        title="Move this event?"
        action="Move event"
        onBack={() => setMove(null)}
        onDone={onDone}
      >
        <p>{describeMove(event, move)}</p>
      </ChangeDialog>
    )
  }
  return (
    <Dialog
      title="Move event"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={form}>
            Preview
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        style={{ display: 'grid', gap: 16 }}
        onSubmit={(submit) => {
          submit.preventDefault()
          setChecked(true)
          if (isTime && isDuration) setMove({ kind: 'moved', startTime, duration })
        }}
      >
        <NumberOrTime
          label={`Start (${Intl.DateTimeFormat().resolvedOptions().timeZone})`}
          type="datetime-local"
          value={start}
          onChange={setStart}
          errorMessage={isChecked && !isTime ? 'Choose a time that has not passed.' : ''}
        />
        <NumberOrTime
          label="Minutes"
          type="number"
          value={minutes}
          onChange={setMinutes}
          errorMessage={isChecked && !isDuration ? 'Enter 1 to 1,440 minutes.' : ''}
        />
      </form>
    </Dialog>
  )
}

interface NumberOrTimeProps {
  readonly label: string
  readonly type: 'datetime-local' | 'number'
  readonly value: string
  readonly onChange: (value: string) => void
  /** Empty for a valid value. */
  readonly errorMessage: string
}

function NumberOrTime({ label, type, value, onChange, errorMessage }: NumberOrTimeProps) {
  const id = useId()
  const errorId = useId()
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type={type}
        value={value}
        aria-invalid={errorMessage !== ''}
        aria-describedby={errorMessage === '' ? undefined : errorId}
        onChange={(change) => onChange(change.currentTarget.value)}
      />
      {errorMessage !== '' && <ErrorText id={errorId}>{errorMessage}</ErrorText>}
    </Field>
  )
}
