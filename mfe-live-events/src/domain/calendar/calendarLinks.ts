import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { utcStamp } from '@outcome-studio/shared/domain/events'
import { htmlToText } from '@outcome-studio/shared/files'

/** Browsers and servers accept addresses of some 8,000 characters, and a character may take nine. */
const MAX_AGENDA = 600

/**
 * A page of Google Calendar that offers to add an event.
 * @param pageLink address of the event's page. A personal link does not belong into an address.
 */
export function googleCalendarLink(event: LiveEvent, pageLink: string): string {
  const stamp = (time: string): string => utcStamp(Date.parse(time))
  return withParameters('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.topic,
    dates: `${stamp(event.startTime)}/${stamp(event.endTime)}`,
    ctz: event.timezone,
    details: details(event, pageLink),
    location: pageLink,
  })
}

/**
 * A page of Outlook that offers to add an event.
 * @param pageLink as for googleCalendarLink
 */
export function outlookCalendarLink(event: LiveEvent, pageLink: string): string {
  return withParameters('https://outlook.office.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.topic,
    startdt: event.startTime,
    enddt: event.endTime,
    body: details(event, pageLink),
    location: pageLink,
  })
}

function details({ agenda }: LiveEvent, pageLink: string): string {
  const characters = [...htmlToText(agenda).replaceAll(/\p{Surrogate}/gu, '\ufffd')]
  const short =
    characters.length > MAX_AGENDA ? `${characters.slice(0, MAX_AGENDA).join('')}…` : characters.join('')
  return short === '' ? pageLink : `${short}\n\n${pageLink}`
}

const withParameters = (page: string, parameters: Readonly<Record<string, string>>): string =>
  // Outlook shows the plus signs of URLSearchParams as such.
  `${page}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`)
    .join('&')}`
