import { counted } from '@outcome-studio/shared/domain/base'
import { DENIAL_REASON_LIMIT } from '@outcome-studio/shared/domain/events'
import { Button, Dialog } from '@outcome-studio/shared/ui'
import { useId, useState } from 'react'
import type { EventRegistrant } from '../../../domain/registrants/EventRegistrant.ts'
import { TextAreaField } from '../../core/TextAreaField.tsx'
import { peopleOf } from './describeDecision.ts'

interface DenyDialogProps {
  readonly people: readonly EventRegistrant[]
  readonly onDeny: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for the reason of a denial before it is carried out, and says who reads it. */
export function DenyDialog({ people, onDeny, onClose }: DenyDialogProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const strangers = people.filter(({ member }) => member === undefined).length
  return (
    <Dialog
      title={`Deny ${peopleOf(people)}?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="danger" type="submit" form={form}>
            {people.length === 1 ? 'Deny' : `Deny ${people.length}`}
          </Button>
        </>
      }
    >
      <form
        id={form}
        style={{ display: 'grid', gap: 16 }}
        onSubmit={(submit) => {
          submit.preventDefault()
          onDeny(reason.trim())
        }}
      >
        {strangers < people.length && (
          <p>
            Members are told by email and on the page of the event.
            {people.some(({ status }) => status === 'approved') &&
              ' Those who are registered lose their places.'}
          </p>
        )}
        {strangers > 0 && (
          <p>
            {counted(strangers, 'person', 'people')} registered at Zoom directly. Zoom tells them, without the
            reason.
          </p>
        )}
        <TextAreaField
          label="Reason (optional)"
          description="Members read it in the email after “The host wrote:”."
          value={reason}
          onChange={setReason}
          maxLength={DENIAL_REASON_LIMIT}
          rows={3}
        />
      </form>
    </Dialog>
  )
}
