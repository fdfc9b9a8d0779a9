import {
  type AnalyticsEvent,
  CONSENT_EVENT,
  type EventParameters,
} from '@outcome-studio/shared/domain/analytics'
import { DEBUG_ANALYTICS, storedText, type WebStorage } from '@outcome-studio/shared/storage'
import { mayLogEvent } from '../domain/mayLogEvent.ts'
import { createEventQueue } from './createEventQueue.ts'

export interface Analytics {
  /** Writes an event if consent allows it. Never throws and never blocks. */
  log(event: string, parameters: EventParameters): void
  /** Sets the member who agreed to functional insights, or null. Drops queued events, except the consent event. */
  setInsightsOf(memberId: string | null): void
}

export interface AnalyticsParts {
  /** Resolves when the record is stored; stays pending while offline. */
  readonly write: (event: AnalyticsEvent) => Promise<void>
  /** Host name of the page. */
  readonly hostname: string
  readonly storage: WebStorage
  /** Called with each write error. Errors are reported nowhere else. */
  readonly onFailure: (error: unknown) => void
}

/** Decides which events are written, and writes them one at a time. */
export function createAnalytics({ write, hostname, storage, onFailure }: AnalyticsParts): Analytics {
  const queue = createEventQueue(write, onFailure)
  const debugging = storedText(storage, DEBUG_ANALYTICS)
  let insightsOf: string | null = null
  return {
    log: (event, parameters) => {
      const ground = { insights: insightsOf !== null, hostname, debug: debugging.get() !== null }
      if (mayLogEvent(event, ground)) queue.add({ event, parameters })
    },
    setInsightsOf: (memberId) => {
      insightsOf = memberId
      queue.restart(({ event }) => event === CONSENT_EVENT)
    },
  }
}
