import {
  type AnalyticsEvent,
  CONSENT_EVENT,
  DEBUG_ANALYTICS,
  type EventParameters,
  mayLogEvent,
  storedText,
  type WebStorage,
} from '@outcome-studio/shared/domain'
import { createEventQueue } from './createEventQueue.ts'

export interface Analytics {
  /** Writes an event, if it may be written. Never throws and keeps nobody waiting. */
  log(event: string, parameters: EventParameters): void
  /** Says who agreed to functional insights, null for nobody. What still waits is dropped, but for consent itself. */
  setInsightsOf(memberId: string | null): void
}

export interface AnalyticsParts {
  /** Resolves when the record is stored; without a network it waits for one. */
  readonly write: (event: AnalyticsEvent) => Promise<void>
  /** Host name of the page. */
  readonly hostname: string
  readonly storage: WebStorage
  readonly now: () => Date
  /** Told of what could not be written; nobody else is. */
  readonly onFailure: (error: unknown) => void
}

/** Decides which events are written, and writes them one after the other. */
export function createAnalytics({ write, hostname, storage, now, onFailure }: AnalyticsParts): Analytics {
  const queue = createEventQueue(write, onFailure)
  const debugging = storedText(storage, DEBUG_ANALYTICS)
  let insightsOf: string | null = null
  return {
    log: (event, parameters) => {
      const ground = { insights: insightsOf !== null, hostname, debug: debugging.get() !== null }
      if (mayLogEvent(event, ground)) queue.add({ event, parameters, timestamp: now().toISOString() })
    },
    setInsightsOf: (memberId) => {
      insightsOf = memberId
      queue.restart(({ event }) => event === CONSENT_EVENT)
    },
  }
}
