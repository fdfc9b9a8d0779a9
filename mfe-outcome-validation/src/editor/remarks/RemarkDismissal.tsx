import { RemarkButton } from '@outcome-studio/shared/editor'
import { color, inputStyles, keyOf, labelStyles, radius, space, type } from '@outcome-studio/shared/ui'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(2)};
  max-width: 560px;
  margin: ${space(1)} 0;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
`

const Label = styled.label`
  ${labelStyles}
  flex: 1 0 100%;
`

const Reason = styled.input`
  ${inputStyles}
  flex: 1 1 220px;
  width: auto;
  min-height: 34px;
`

const Common = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space(1)};
  font: ${type.small};
`

/** Common reasons. */
const REASONS = ['Term used in our field', 'Agreed with the team', 'False alarm'] as const

interface RemarkDismissalProps {
  /** What is dismissed, such as "Warning O2". */
  readonly name: string
  /** Number of remarks that are dismissed. */
  readonly count: number
  readonly onDismiss: (reason: string) => void
  readonly onCancel: () => void
}

/** Asks in place why remarks are dismissed. */
export function RemarkDismissal({ name, count, onDismiss, onCancel }: RemarkDismissalProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') field.current?.focus()
    else onDismiss(reason.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <Form aria-label={`Dismiss ${name}`} onSubmit={submit} onKeyDown={onKeyDown}>
      <Label htmlFor={id}>
        {count === 1 ? 'Why does it not apply here?' : 'Why do they not apply here?'}
      </Label>
      <Common>
        {REASONS.map((common) => (
          <RemarkButton key={common} type="button" onClick={() => onDismiss(common)}>
            {common}
          </RemarkButton>
        ))}
      </Common>
      <Reason
        id={id}
        ref={field}
        value={reason}
        required
        maxLength={300}
        autoComplete="off"
        placeholder="Or give your own reason"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <RemarkButton type="submit">{count === 1 ? 'Dismiss remark' : `Dismiss ${count} remarks`}</RemarkButton>
      <RemarkButton type="button" data-quiet onClick={onCancel}>
        Cancel
      </RemarkButton>
    </Form>
  )
}
