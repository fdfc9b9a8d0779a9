import { formatCountdown, formatDuration } from './formatDuration.ts'
import { formatEventTime } from './formatEventTime.ts'
import { eventDay } from './zoneOffset.ts'

const NEW_YORK = 'America/New_York'
const AUCKLAND = 'Pacific/Auckland'
const KOLKATA = 'Asia/Kolkata'

// Summer time in 2027: New York March 14 to November 7, Berlin March 28 to October 31, Auckland until April 4 and from
// September 26. Kolkata and UTC have none.
test.each`
  startTime                     | zone        | day             | text
  ${'2027-03-14T06:30:00.000Z'} | ${'UTC'}    | ${'2027-03-14'} | ${'Sunday, March 14, 2027, 6:30 AM Coordinated Universal Time'}
  ${'2027-03-14T06:30:00.000Z'} | ${KOLKATA}  | ${'2027-03-14'} | ${'Sunday, March 14, 2027, 12:00 PM India Standard Time'}
  ${'2027-03-14T06:30:00.000Z'} | ${NEW_YORK} | ${'2027-03-14'} | ${'Sunday, March 14, 2027, 1:30 AM Eastern Standard Time'}
  ${'2027-03-14T07:30:00.000Z'} | ${NEW_YORK} | ${'2027-03-14'} | ${'Sunday, March 14, 2027, 3:30 AM Eastern Daylight Time'}
  ${'2027-03-14T06:30:00.000Z'} | ${AUCKLAND} | ${'2027-03-14'} | ${'Sunday, March 14, 2027, 7:30 PM New Zealand Daylight Time'}
  ${'2027-04-03T13:30:00.000Z'} | ${AUCKLAND} | ${'2027-04-04'} | ${'Sunday, April 4, 2027, 2:30 AM New Zealand Daylight Time'}
  ${'2027-04-03T14:30:00.000Z'} | ${AUCKLAND} | ${'2027-04-04'} | ${'Sunday, April 4, 2027, 2:30 AM New Zealand Standard Time'}
  ${'2027-04-03T14:30:00.000Z'} | ${'UTC'}    | ${'2027-04-03'} | ${'Saturday, April 3, 2027, 2:30 PM Coordinated Universal Time'}
  ${'2027-04-03T14:30:00.000Z'} | ${KOLKATA}  | ${'2027-04-03'} | ${'Saturday, April 3, 2027, 8:00 PM India Standard Time'}
  ${'2027-04-03T14:30:00.000Z'} | ${NEW_YORK} | ${'2027-04-03'} | ${'Saturday, April 3, 2027, 10:30 AM Eastern Daylight Time'}
  ${'2027-09-25T13:59:00.000Z'} | ${AUCKLAND} | ${'2027-09-26'} | ${'Sunday, September 26, 2027, 1:59 AM New Zealand Standard Time'}
  ${'2027-09-25T14:00:00.000Z'} | ${AUCKLAND} | ${'2027-09-26'} | ${'Sunday, September 26, 2027, 3:00 AM New Zealand Daylight Time'}
  ${'2027-11-07T05:30:00.000Z'} | ${NEW_YORK} | ${'2027-11-07'} | ${'Sunday, November 7, 2027, 1:30 AM Eastern Daylight Time'}
  ${'2027-11-07T06:30:00.000Z'} | ${NEW_YORK} | ${'2027-11-07'} | ${'Sunday, November 7, 2027, 1:30 AM Eastern Standard Time'}
  ${'2027-11-07T20:00:00.000Z'} | ${AUCKLAND} | ${'2027-11-08'} | ${'Monday, November 8, 2027, 9:00 AM New Zealand Daylight Time'}
  ${'2027-11-07T20:00:00.000Z'} | ${KOLKATA}  | ${'2027-11-08'} | ${'Monday, November 8, 2027, 1:30 AM India Standard Time'}
  ${'2027-11-07T20:00:00.000Z'} | ${'UTC'}    | ${'2027-11-07'} | ${'Sunday, November 7, 2027, 8:00 PM Coordinated Universal Time'}
`('$startTime in $zone', ({ startTime, zone, day, text }) => {
  const shown = formatEventTime({ startTime, timezone: zone }, zone, { locale: 'en-US' })
  expect(`${shown.day}, ${shown.time} ${shown.zoneName}`).toBe(text)
  expect(shown.ownTime).toBeNull()
  expect(eventDay(startTime, zone)).toBe(day)
})

test.each`
  startTime                     | timezone           | zone               | ownTime
  ${'2027-03-20T17:00:00.000Z'} | ${NEW_YORK}        | ${'Europe/Berlin'} | ${'1:00 PM Eastern Daylight Time'}
  ${'2027-03-30T17:00:00.000Z'} | ${'Europe/Berlin'} | ${NEW_YORK}        | ${'7:00 PM Central European Summer Time'}
  ${'2027-03-30T22:00:00.000Z'} | ${NEW_YORK}        | ${AUCKLAND}        | ${'Tuesday, March 30, 6:00 PM Eastern Daylight Time'}
  ${'2027-12-31T23:30:00.000Z'} | ${AUCKLAND}        | ${'UTC'}           | ${'Saturday, January 1, 12:30 PM New Zealand Daylight Time'}
  ${'2027-01-15T12:00:00.000Z'} | ${'Europe/London'} | ${'UTC'}           | ${null}
  ${'2027-07-15T12:00:00.000Z'} | ${'Europe/London'} | ${'UTC'}           | ${'1:00 PM British Summer Time'}
  ${'2027-07-15T12:00:00.000Z'} | ${'Europe/Paris'}  | ${'Europe/Berlin'} | ${null}
`("an event of $timezone for a member in $zone: its own time is '$ownTime'", (row) => {
  expect(formatEventTime(row, row.zone, { locale: 'en-US' }).ownTime).toBe(row.ownTime)
})

test.each`
  startTime                     | timezone           | zone        | time          | zoneName      | ownTime
  ${'2027-01-15T17:14:00.000Z'} | ${'Europe/Berlin'} | ${'UTC'}    | ${'5:14 PM'}  | ${'UTC'}      | ${'6:14 PM GMT+1'}
  ${'2027-07-15T17:14:00.000Z'} | ${NEW_YORK}        | ${KOLKATA}  | ${'10:44 PM'} | ${'GMT+5:30'} | ${'1:14 PM EDT'}
  ${'2027-03-30T22:00:00.000Z'} | ${NEW_YORK}        | ${AUCKLAND} | ${'11:00 AM'} | ${'GMT+13'}   | ${'Tuesday, March 30, 6:00 PM EDT'}
`('with short names of zones: $time $zoneName, $ownTime', ({ startTime, timezone, zone, ...text }) => {
  const options = { locale: 'en-US', zoneNames: 'short' } as const
  expect(formatEventTime({ startTime, timezone }, zone, options)).toMatchObject(text)
})

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [121, '2 hours 1 minute'],
  [59.7, '1 hour'],
  [-5, '0 minutes'],
])('a duration of %d minutes is %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text)
})

test.each([
  [3_600_000, '1 hour'],
  [3_599_001, '1 hour'],
  [3_540_000, '59 minutes'],
  [60_001, '2 minutes'],
  [60_000, '1 minute'],
  [59_999, 'less than a minute'],
  [0, 'less than a minute'],
])('%d ms before the start, it starts in %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text)
})
