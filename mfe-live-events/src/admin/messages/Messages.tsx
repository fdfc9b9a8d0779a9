import { counted } from '@outcome-studio/shared/domain/base'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import type { EventRegistrant } from '../../domain/registrants/EventRegistrant.ts'
import { ActionResult } from '../core/ActionRow.ts'
import { MessageDialog } from './MessageDialog.tsx'
import { useMessage } from './useMessage.ts'

interface MessagesProps {
  readonly event: LiveEvent
  readonly registrants: readonly EventRegistrant[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Writes to the registrants of an event; part of an ActionRow. */
export function Messages({ event, registrants, now }: MessagesProps) {
  const message = useMessage(event.documentId)
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<number | null>(null)
  return (
    <>
      <Button
        onPress={() => {
          setSentTo(null)
          setOpen(true)
        }}
      >
        Write to registrants
      </Button>
      {sentTo !== null && (
        <ActionResult>
          <Notice tone="success">
            Your message to {counted(sentTo, 'member')} is on its way. Below the registrants you see what has
            arrived.
          </Notice>
        </ActionResult>
      )}
      {isOpen && (
        <MessageDialog
          event={event}
          message={message}
          registrants={registrants}
          now={now}
          onClose={() => {
            message.back()
            setOpen(false)
          }}
          onSent={(people) => {
            setOpen(false)
            setSentTo(people)
          }}
        />
      )}
    </>
  )
}
