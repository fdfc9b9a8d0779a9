import { useRegistrantCounts } from '@outcome-studio/shared/data'
import { eventsToCount, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { useMemo, useState } from 'react'
import { describeCounts } from './describeCounts.ts'

/** Says how many people registered for an event to come; empty for other events. */
export function useCountsText(events: readonly LiveEvent[]): (event: LiveEvent) => string {
  const [now] = useState(() => Date.now())
  const ids = useMemo(() => eventsToCount(events, now), [events, now])
  const counted = useMemo(() => new Set(ids), [ids])
  const { data, error } = useRegistrantCounts(ids)
  return ({ documentId, capacity }) => {
    if (!counted.has(documentId)) return ''
    const counts = data?.get(documentId)
    if (counts !== undefined) return describeCounts(counts, capacity)
    return data || error ? 'Registrants not counted' : 'Counting registrants…'
  }
}
