import type { AnalyticsEvent } from '@outcome-studio/shared/domain'

/** Events that wait for a network at most; beyond that the oldest go. */
const MOST_WAITING = 100

export interface EventQueue {
  add(event: AnalyticsEvent): void
  /** Forgets what waits unless it is kept, and no longer waits for what is under way. */
  restart(isKept: (event: AnalyticsEvent) => boolean): void
}

/**
 * Writes events one after the other, so that without a network one waits in the database and the rest here, where
 * they can still be dropped.
 * @param onFailure told of each event that could not be written; it is not tried again
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
