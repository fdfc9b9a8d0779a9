import { countRegistrants, type RegistrantCounts } from '@outcome-studio/shared/data'
import { isPastEvent, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { useCallback, useRef, useState } from 'react'
import type { EventChanges } from '../core/pendingEdits.ts'
import type { EditEvents } from '../core/useEventEdits.ts'

/** Events that are to be unpublished. */
export interface Unpublishing {
  readonly events: readonly LiveEvent[]
  /** Those whose members are told; null while they are counted. */
  readonly told: readonly LiveEvent[] | null
}

/**
 * Edits events, and asks before people lose an event that they are registered or wait for. They are counted at that
 * moment: somebody may have registered since the table was filled.
 */
export function useUnpublishing(edit: EditEvents): {
  readonly asked: Unpublishing | null
  readonly editOrAsk: EditEvents
  readonly confirm: () => void
  readonly cancel: () => void
} {
  const [asked, setAsked] = useState<Unpublishing | null>(null)
  const latest = useRef<Unpublishing | null>(null)
  const show = useCallback((shown: Unpublishing | null) => {
    latest.current = shown
    setAsked(shown)
  }, [])
  const editOrAsk = useCallback(
    (events: readonly LiveEvent[], changes: EventChanges) => {
      const toCome = changes.status === 'unpublished' ? events.filter(isToCome) : []
      if (toCome.length === 0) return edit(events, changes)
      const asking = { events: events.filter(({ status }) => status === 'published'), told: null }
      show(asking)
      void findTold(toCome).then((told) => {
        if (latest.current !== asking) return
        if (told.length > 0) return show({ ...asking, told })
        show(null)
        edit(events, changes)
      })
    },
    [edit, show],
  )
  return {
    asked,
    editOrAsk,
    confirm: () => {
      // The mails are sent at once, so it cannot be undone.
      if (asked !== null) edit(asked.events, { status: 'unpublished' }, false)
      show(null)
    },
    cancel: () => show(null),
  }
}

const isToCome = (event: LiveEvent): boolean =>
  event.status === 'published' && event.state !== 'cancelled' && !isPastEvent(event, Date.now())

/** The events for which somebody may be registered or wait, which is so if they cannot be counted. */
async function findTold(events: readonly LiveEvent[]): Promise<readonly LiveEvent[]> {
  const ids = events.map(({ documentId }) => documentId)
  const counts = await countRegistrants(ids).catch((): ReadonlyMap<string, RegistrantCounts> => new Map())
  return events.filter(({ documentId }) => {
    const { approved = 1, pending = 0, waitlisted = 0 } = counts.get(documentId) ?? {}
    return approved + pending + waitlisted > 0
  })
}
