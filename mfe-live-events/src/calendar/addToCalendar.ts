import { CALENDAR_MEDIA_TYPE, calendarFile, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { downloadFile } from '@outcome-studio/shared/ui'
import { googleCalendarLink, outlookCalendarLink } from '../domain/calendar/calendarLinks.ts'

export type CalendarTarget = 'file' | 'google' | 'outlook'

interface CalendarRequest {
  readonly event: LiveEvent
  /** Of the member. */
  readonly uid: string
  /** Address of the event's page. The personal link is in no calendar, because calendars are shared. */
  readonly pageLink: string
}

/** Downloads an event as a file, or opens a calendar service that offers to add it. */
export function addToCalendar(target: CalendarTarget, { event, uid, pageLink }: CalendarRequest): void {
  if (target === 'file') {
    const text = calendarFile({ event, uid, method: 'PUBLISH', pageLink, now: Date.now() })
    downloadFile(fileName(event.topic), text, CALENDAR_MEDIA_TYPE)
    return
  }
  const link = target === 'google' ? googleCalendarLink : outlookCalendarLink
  window.open(link(event, pageLink), '_blank', 'noopener,noreferrer')
}

/** A name that every system accepts. */
export function fileName(topic: string): string {
  const name = topic
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
  return `${name.replace(/^-/, '').replace(/-$/, '') || 'event'}.ics`
}
