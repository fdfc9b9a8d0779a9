import { counted } from '@outcome-studio/shared/domain/base'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, Dialog, Notice } from '@outcome-studio/shared/ui'
import { useId, useState } from 'react'
import type { EventRegistrant } from '../../domain/registrants/EventRegistrant.ts'
import { MailPreview } from './MailPreview.tsx'
import { MessageForm } from './MessageForm.tsx'
import { describeLeftOut, describePeople } from './messageTexts.ts'
import type { MessageDraft } from './useMessage.ts'

interface MessageDialogProps {
  readonly event: LiveEvent
  readonly message: MessageDraft
  readonly registrants: readonly EventRegistrant[]
  /** Milliseconds since 1970. */
  readonly now: number
  /** @param people who get it */
  readonly onSent: (people: number) => void
  readonly onClose: () => void
}

/** Writes to registrants: first the text, then a preview of who gets what. */
export function MessageDialog({ event, message, registrants, now, onSent, onClose }: MessageDialogProps) {
  const form = useId()
  const [isChecked, setChecked] = useState(false)
  const { draft, change, preview, pending, problem, showPreview, back, send } = message

  async function sendNow(people: number) {
    if (await send()) onSent(people)
  }
  return (
    <Dialog
      title={preview ? 'Send this email?' : 'Write to registrants'}
      isOpen
      size="large"
      role={preview ? 'alertdialog' : 'dialog'}
      onClose={onClose}
      actions={
        preview ? (
          <>
            <Button onPress={back} isDisabled={pending !== null}>
              Back
            </Button>
            <Button
              tone="primary"
              isPending={pending === 'sending'}
              isDisabled={preview.people === 0}
              onPress={() => void sendNow(preview.people)}
            >
              {preview.people === 0 ? 'Send' : `Send to ${counted(preview.people, 'member')}`}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button tone="primary" type="submit" form={form} isPending={pending === 'preview'}>
              Preview
            </Button>
          </>
        )
      }
    >
      {problem !== '' && <Notice tone="danger">{problem}</Notice>}
      {preview ? (
        <>
          <p>
            <strong>{describePeople(preview.people)}</strong>{' '}
            {describeLeftOut(preview.strangers, preview.unreachable)}
          </p>
          <MailPreview mail={preview.mail} />
        </>
      ) : (
        <MessageForm
          id={form}
          event={event}
          registrants={registrants}
          now={now}
          draft={draft}
          change={change}
          isChecked={isChecked}
          onPreview={() => {
            setChecked(true)
            void showPreview()
          }}
          onIncomplete={() => setChecked(true)}
        />
      )}
    </Dialog>
  )
}
