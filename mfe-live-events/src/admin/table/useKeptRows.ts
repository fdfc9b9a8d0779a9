import type { EventId, LiveEvent } from '@outcome-studio/shared/domain/events'
import { useCallback, useState } from 'react'
import type { EventView } from './eventView.ts'

const NONE: ReadonlySet<EventId> = new Set()

/**
 * The events that were edited in a view. They stay in it until it changes, so that no other row moves under the pointer.
 * @returns their ids, and a setter that adds some; stable until the view changes
 */
export function useKeptRows(
  view: EventView,
): readonly [kept: ReadonlySet<EventId>, keep: (events: readonly LiveEvent[]) => void] {
  const [kept, setKept] = useState({ view, ids: NONE })
  const keep = useCallback(
    (events: readonly LiveEvent[]) =>
      setKept((before) => {
        const earlier = before.view === view ? before.ids : NONE
        return { view, ids: new Set([...earlier, ...events.map(({ documentId }) => documentId)]) }
      }),
    [view],
  )
  return [kept.view === view ? kept.ids : NONE, keep]
}
