import type { AnalyticsEvent } from '@outcome-studio/shared/domain/analytics'

/** Maximum number of queued events while offline. The oldest are dropped. */
const MOST_WAITING = 100

export interface EventQueue {
  add(event: AnalyticsEvent): void
  /** Drops queued events for which `isKept` is false, and stops waiting for the write in progress. */
  restart(isKept: (event: AnalyticsEvent) => boolean): void
}

/**
 * Writes events one at a time. While offline, one write is pending in the database. The rest stay in this queue, where
 * they can still be dropped.
 * @param onFailure called for each event that could not be written; it is not retried
 */
export function createEventQueue(
  write: (event: AnalyticsEvent) => Promise<void>,
  onFailure: (error: unknown) => void,
): EventQueue {
  let waiting: AnalyticsEvent[] = []
  let underWay: AnalyticsEvent | null = null

  const next = () => {
    const event = waiting[0]
    if (underWay !== null || event === undefined) return
    waiting = waiting.slice(1)
    underWay = event
    write(event)
      .catch(onFailure)
      .finally(() => {
        if (underWay !== event) return
        underWay = null
        next()
      })
  }
  return {
    add: (event) => {
      waiting = [...waiting, event].slice(-MOST_WAITING)
      next()
    },
    restart: (isKept) => {
      waiting = waiting.filter(isKept)
      underWay = null
      next()
    },
  }
}
