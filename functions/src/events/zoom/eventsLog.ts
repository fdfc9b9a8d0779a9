import type { LogEntry } from 'firebase-functions/logger'
import { writeLog } from '../../log/log.ts'
import { pseudonym } from '../../log/pseudonym.ts'
import { ZoomError } from './ZoomError.ts'
import { ZoomSettingsError } from './zoomSettings.ts'

/** Something about live events that an operator has to know. */
export type EventsEvent =
  | {
      readonly event: 'registration-failed' | 'mail-failed'
      readonly uid: string
      readonly eventId: string
      readonly reason: string
    }
  | {
      readonly event: 'waitlist-failed' | 'decision-failed' | 'count-failed' | 'message-failed'
      readonly eventId: string
      readonly reason: string
    }
  | { readonly event: 'sync-failed' | 'webhook-failed'; readonly reason: string }
  | { readonly event: 'webhook-refused' }

const SEVERITIES = {
  'registration-failed': 'WARNING',
  'mail-failed': 'WARNING',
  'waitlist-failed': 'WARNING',
  'decision-failed': 'WARNING',
  'count-failed': 'WARNING',
  'message-failed': 'WARNING',
  'sync-failed': 'ERROR',
  'webhook-failed': 'ERROR',
  'webhook-refused': 'WARNING',
} as const satisfies Readonly<Record<EventsEvent['event'], LogEntry['severity']>>

/**
 * Logs an event. People are named by pseudonyms. Messages of Zoom are not logged, because they may contain personal
 * data.
 */
export function createEventsLog(writeEntry: (entry: LogEntry) => void): (event: EventsEvent) => void {
  return (event) => {
    const events = { ...event, ...('uid' in event ? { uid: pseudonym(event.uid) } : {}) }
    writeEntry({ severity: SEVERITIES[event.event], message: `events: ${event.event}`, events })
  }
}

export const logEvents = createEventsLog(writeLog)

/**
 * Description of an error for the log. The message of an unexpected error is left out, because it may quote a request.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof ZoomError || error instanceof ZoomSettingsError) return error.message
  if (!(error instanceof Error)) return typeof error
  const place = error.stack?.split('\n').find((line) => line.startsWith('    at '))
  return `${error.name}${place === undefined ? '' : ` ${place.trim()}`}`
}
