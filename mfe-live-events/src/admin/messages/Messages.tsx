import { counted } from '@outcome-studio/shared/domain/base'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import type { EventRegistrant } from '../../domain/registrants/EventRegistrant.ts'
import { MessageDialog } from './MessageDialog.tsx'
import { MessageLog } from './MessageLog.tsx'

interface MessagesProps {
  readonly event: LiveEvent
  readonly registrants: readonly EventRegistrant[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Writes to the registrants of an event, and shows what was written. */
export function Messages({ event, registrants, now }: MessagesProps) {
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<number | null>(null)
  return (
    <>
      <div>
        <Button
          onPress={() => {
            setSentTo(null)
            setOpen(true)
          }}
        >
          Write to registrants
        </Button>
      </div>
      {sentTo !== null && (
        <Notice tone="success">
          Your message to {counted(sentTo, 'member')} is on its way. Below you see what has arrived.
        </Notice>
      )}
      <MessageLog eventId={event.documentId} />
      {isOpen && (
        <MessageDialog
          event={event}
          registrants={registrants}
          now={now}
          onClose={() => setOpen(false)}
          onSent={(people) => {
            setOpen(false)
            setSentTo(people)
          }}
        />
      )}
    </>
  )
}
