import { isChangeable, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { quotedTopic } from '../../core/quotedTopic.ts'
import { ActionResult } from '../core/ActionRow.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'

const CANCELED = { kind: 'canceled' } as const
const DONE = { move: 'moved', cancel: 'canceled' } as const

interface EventChangesProps {
  readonly event: LiveEvent
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Moves and cancels an event that has not begun; part of an ActionRow. */
export function EventChanges({ event, now }: EventChangesProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const [done, setDone] = useState<'move' | 'cancel' | null>(null)
  const ask = (what: 'move' | 'cancel') => {
    setDone(null)
    setOpen(what)
  }
  const finish = (what: 'move' | 'cancel') => {
    setOpen(null)
    setDone(what)
  }
  return (
    <>
      {isChangeable(event, now) && (
        <>
          <Button onPress={() => ask('move')}>Move event</Button>
          <Button onPress={() => ask('cancel')}>Cancel event</Button>
        </>
      )}
      {done && (
        <ActionResult>
          <Notice tone="success">
            {quotedTopic(event)} was {DONE[done]}. Members who are registered or wait get an email.
          </Notice>
        </ActionResult>
      )}
      {open === 'move' && (
        <MoveDialog event={event} now={now} onClose={() => setOpen(null)} onDone={() => finish('move')} />
      )}
      {open === 'cancel' && (
        <ChangeDialog
          event={event}
          change={CANCELED}
          title="Cancel this event?"
          action="Cancel event"
          onBack={() => setOpen(null)}
          onDone={() => finish('cancel')}
        >
          <p>The event is deleted at Zoom, which cannot be undone. It stays in the list as canceled.</p>
        </ChangeDialog>
      )}
    </>
  )
}
