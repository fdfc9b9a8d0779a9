import { Button, Dialog } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { StudentConditions } from '../change/StudentConditions.tsx'

interface StudentDialogProps {
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for what makes a member eligible for the student plan, before the payment page. */
export function StudentDialog({ onConfirm, onClose }: StudentDialogProps) {
  const [isEnrolled, setEnrolled] = useState(false)
  return (
    <Dialog
      title="Student plan"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Choose another plan</Button>
          <Button tone="primary" isDisabled={!isEnrolled} onPress={onConfirm}>
            Continue to payment
          </Button>
        </>
      }
    >
      <StudentConditions isEnrolled={isEnrolled} onChange={setEnrolled} />
    </Dialog>
  )
}
