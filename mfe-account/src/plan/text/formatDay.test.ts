import { formatDay } from './formatDay.ts'

test.each([
  ['2026-06-01T22:30:00.000Z', 'en-GB', 'Europe/Paris', '2 June 2026 (CEST)'],
  ['2026-12-31T23:30:00.000Z', 'en-GB', 'Asia/Tokyo', '1 January 2027 (GMT+9)'],
  ['2026-06-01T22:30:00.000Z', 'en-US', 'America/Denver', 'June 1, 2026 (MDT)'],
])('formats %s for %s in %s', (isoTime, locale, timeZone, text) => {
  expect(formatDay(isoTime, locale, timeZone)).toBe(text)
})
