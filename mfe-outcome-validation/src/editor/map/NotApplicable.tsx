import type { JobStepCategory } from '@outcome-studio/shared/domain/study'
import { Button, Dialog, TextField } from '@outcome-studio/shared/ui'
import { type FormEvent, useId, useState } from 'react'

interface NotApplicableProps {
  readonly category: JobStepCategory
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}

/** Asks why a category does not apply to this job. The reason turns an empty category into a decision. */
export function NotApplicable({ category, onClose, onConfirm }: NotApplicableProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const given = reason.trim()
    setMissing(given === '')
    if (given !== '') onConfirm(given)
  }
  return (
    <Dialog
      title={`${category} does not apply`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={form}>
            Mark it so
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={confirm}>
        <TextField
          label="Reason"
          description="Readers of the study will see this."
          value={reason}
          onChange={setReason}
          errorMessage={isMissing ? 'Please say why this job has no such step.' : undefined}
          autoFocus
        />
      </form>
    </Dialog>
  )
}
