import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { type CalendarEntry, renderCalendar } from '@outcome-studio/shared/domain/events'

/** How often calendar programs are asked to read a feed (RFC 7986, 5.7). Many read it less often. */
const REFRESH_INTERVAL = 'PT1H'

/**
 * An entry of a feed. Calendars are shared, so a feed has no personal link and no people.
 * `now`: when the entry changed last, in milliseconds since 1970.
 */
export type FeedEntry = Pick<CalendarEntry, 'event' | 'uid' | 'pageLink' | 'now'>

/**
 * The text of a calendar that programs read again and again. Its entries have the UIDs of the .ics files for the same
 * events and member. The same entries give the same text.
 */
export function writeFeed(entries: readonly FeedEntry[]): string {
  const name = `${PRODUCT_NAME} live events`
  return renderCalendar(
    'PUBLISH',
    [
      `NAME:${name}`,
      `X-WR-CALNAME:${name}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
      `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
    ],
    entries.map(({ event, uid, pageLink, now }) => ({ event, uid, pageLink, now, method: 'PUBLISH' })),
  )
}
