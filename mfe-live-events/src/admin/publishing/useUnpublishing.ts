import { isPastEvent, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { useCallback, useState } from 'react'
import type { EventChanges } from '../core/pendingEdits.ts'
import type { EventEdits } from '../core/useEventEdits.ts'

/** Events that are to be unpublished, and those of them whose members are told. */
export interface Unpublishing {
  readonly events: readonly LiveEvent[]
  readonly told: readonly LiveEvent[]
}

/**
 * Edits events, and asks before people lose an event that they are registered or wait for.
 * @param mayHaveRegistrants whether somebody may be registered for an event, or wait
 */
export function useUnpublishing(
  edit: EventEdits['edit'],
  mayHaveRegistrants: (event: LiveEvent) => boolean,
): {
  readonly asked: Unpublishing | null
  readonly editOrAsk: EventEdits['edit']
  readonly confirm: () => void
  readonly cancel: () => void
} {
  const [asked, setAsked] = useState<Unpublishing | null>(null)
  const editOrAsk = useCallback(
    (events: readonly LiveEvent[], changes: EventChanges) => {
      const told =
        changes.status === 'unpublished'
          ? events.filter(
              (event) =>
                event.status === 'published' &&
                event.state !== 'cancelled' &&
                !isPastEvent(event, Date.now()) &&
                mayHaveRegistrants(event),
            )
          : []
      if (told.length === 0) edit(events, changes)
      else setAsked({ events: events.filter(({ status }) => status === 'published'), told })
    },
    [edit, mayHaveRegistrants],
  )
  return {
    asked,
    editOrAsk,
    confirm: () => {
      // The mails are sent at once, so it cannot be undone.
      if (asked !== null) edit(asked.events, { status: 'unpublished' }, false)
      setAsked(null)
    },
    cancel: () => setAsked(null),
  }
}
