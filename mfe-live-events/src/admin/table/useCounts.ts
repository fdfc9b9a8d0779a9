import { useRegistrantCounts } from '@outcome-studio/shared/data'
import { eventsToCount, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { useMemo, useState } from 'react'
import { describeCounts } from './describeCounts.ts'

interface Counts {
  /** How many people registered for an event to come, as text; empty for other events. */
  readonly describe: (event: LiveEvent) => string
}

/** Counts who registered for the events to come. */
export function useCounts(events: readonly LiveEvent[]): Counts {
  const [now] = useState(() => Date.now())
  const ids = useMemo(() => eventsToCount(events, now), [events, now])
  const counted = useMemo(() => new Set(ids), [ids])
  const { data, error } = useRegistrantCounts(ids)
  return {
    describe: ({ documentId, capacity }) => {
      if (!counted.has(documentId)) return ''
      const counts = data?.get(documentId)
      if (counts !== undefined) return describeCounts(counts, capacity)
      return data || error ? 'Registrants not counted' : 'Counting registrants…'
    },
  }
}
