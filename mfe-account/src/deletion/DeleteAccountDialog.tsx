import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import { Button, Dialog, keyOf, Notice, TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { DeletionSummary } from './DeletionSummary.tsx'
import { pendingDeletion } from './deletionStorage.ts'
import { useDeletion } from './useDeletion.ts'

interface DeleteAccountDialogProps {
  readonly member: Member
  /** Whether it opens again after a new sign-in: the e-mail that was typed before is filled in. */
  readonly isResumed: boolean
  readonly onClose: () => void
}

/** Asks for confirmation and deletes the account. */
export function DeleteAccountDialog({ member, isResumed, onClose }: DeleteAccountDialogProps) {
  const { deletion, remove, signInAgain } = useDeletion(member)
  const [typed, setTyped] = useState(() => (isResumed ? pendingDeletion(window).take() : ''))
  const [isMismatch, setMismatch] = useState(false)
  const isDeleting = deletion.step === 'deleting'
  const isMatch = typed.trim().toLowerCase() === member.email.toLowerCase()

  const confirm = () => {
    setMismatch(!isMatch)
    if (isMatch) void remove()
  }

  return (
    <Dialog
      title="Delete your account?"
      role="alertdialog"
      isOpen
      onClose={() => isDeleting || onClose()}
      actions={
        <>
          {!isDeleting && <Button onPress={onClose}>Keep my account</Button>}
          {deletion.step === 'signInNeeded' ? (
            <Button tone="primary" onPress={() => void signInAgain()}>
              Sign in again
            </Button>
          ) : (
            <Button tone="danger" isPending={isDeleting} onPress={confirm}>
              {isDeleting ? 'Deleting…' : 'Delete account'}
            </Button>
          )}
        </>
      }
    >
      {deletion.step === 'signInNeeded' ? (
        <div role="status">
          <Notice>
            To be sure that it is you, please sign in again. You come back here, and nothing is deleted before
            you press the button once more.
          </Notice>
        </div>
      ) : (
        <>
          <DeletionSummary />
          <TextField
            label={`To confirm, type ${member.email}`}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setMismatch(false)
            }}
            onKeyDown={(event) => keyOf(event) === 'Enter' && confirm()}
            isReadOnly={isDeleting}
            errorMessage={isMismatch ? `This is not ${member.email}.` : undefined}
          />
        </>
      )}
      {deletion.step === 'signInNeeded' && deletion.error !== null && (
        <Notice tone="danger">{describeError(deletion.error).message}</Notice>
      )}
      {deletion.step === 'failed' && (
        <Notice tone="danger">
          {describeError(deletion.error).message} Part of your data may be deleted already. Press “Delete
          account” again to delete the rest.
        </Notice>
      )}
    </Dialog>
  )
}
