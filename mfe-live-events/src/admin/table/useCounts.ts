import { useRegistrantCounts } from '@outcome-studio/shared/data'
import { eventsToCount, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { useCallback, useMemo, useState } from 'react'
import { describeCounts } from './describeCounts.ts'

interface Counts {
  /** How many people registered for an event to come, as text; empty for other events. */
  readonly describe: (event: LiveEvent) => string
  /** Whether somebody may be registered or wait: also true while that is not known. */
  readonly mayHaveRegistrants: (event: LiveEvent) => boolean
}

/** Counts who registered for the events to come. */
export function useCounts(events: readonly LiveEvent[]): Counts {
  const [now] = useState(() => Date.now())
  const ids = useMemo(() => eventsToCount(events, now), [events, now])
  const counted = useMemo(() => new Set(ids), [ids])
  const { data, error } = useRegistrantCounts(ids)
  const mayHaveRegistrants = useCallback(
    ({ documentId }: LiveEvent) => {
      const { approved = 1, pending = 0, waitlisted = 0 } = data?.get(documentId) ?? {}
      return approved + pending + waitlisted > 0
    },
    [data],
  )
  return {
    mayHaveRegistrants,
    describe: ({ documentId, capacity }) => {
      if (!counted.has(documentId)) return ''
      const counts = data?.get(documentId)
      if (counts !== undefined) return describeCounts(counts, capacity)
      return data || error ? 'Registrants not counted' : 'Counting registrants…'
    },
  }
}
