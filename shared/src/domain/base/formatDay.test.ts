import * as fc from 'fast-check'
import { formatDay, formatLastDay, providerDay } from './formatDay.ts'

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

/** The day of a time in a zone, computed from the zone's offset alone. */
function wallDay(time: Date, timeZone: string): string {
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value
  const { sign, hours, minutes, seconds } =
    /GMT(?<sign>[+-])(?<hours>\d\d):(?<minutes>\d\d)(?::(?<seconds>\d\d))?/.exec(offset ?? '')?.groups ?? {}
  const size = Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  const shifted = new Date(time.getTime() + size * (sign === '-' ? -1_000 : 1_000))
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(shifted)
}

test.each([
  ['2026-06-01T22:30:00.000Z', 'en-GB', 'Europe/Paris', '2 June 2026 (CEST)'],
  ['2026-06-01T12:30:00.000Z', 'en-GB', 'Europe/Paris', '1 June 2026'],
  ['2026-12-31T23:30:00.000Z', 'en-GB', 'Asia/Tokyo', '1 January 2027 (GMT+9)'],
  ['2026-06-01T22:30:00.000Z', 'en-US', 'America/Denver', 'June 1, 2026'],
  ['2026-12-26T23:05:00.000Z', 'en-GB', 'Europe/Berlin', '27 December 2026 (CET)'],
  ['2026-12-26T23:05:00.000Z', 'en-US', 'UTC', 'December 26, 2026'],
])('%s in %s at %s is %s', (time, locale, zone, text) => {
  expect(formatDay(time, locale, zone)).toBe(text)
})

test('a day is the one of the clocks in the zone, which is named where the day is another one in UTC', () => {
  fc.assert(
    fc.property(times, zones, (time, zone) => {
      const day = wallDay(time, zone)
      const text = formatDay(time.toISOString(), 'en-US', zone)
      if (day === wallDay(time, 'UTC')) expect(text).toBe(day)
      else expect(text.startsWith(`${day} (`)).toBe(true)
    }),
  )
})

test('the day of the payment provider is named exactly where it differs', () => {
  fc.assert(
    fc.property(times, zones, (time, zone) => {
      const differs = wallDay(time, zone) !== wallDay(time, 'UTC')
      const day = providerDay(time.toISOString(), 'en-US', zone)
      expect(day).toBe(differs ? `${wallDay(time, 'UTC')} (UTC)` : null)
    }),
  )
})

test.each([
  ['Europe/Berlin', '2027-06-30T23:59:59.999Z', '30 June 2027'],
  ['America/Denver', '2027-06-30T23:59:59.999Z', '30 June 2027'],
  ['Asia/Tokyo', '2027-06-30T23:59:59.999Z', '30 June 2027'],
  ['Pacific/Auckland', '2027-06-30T23:59:59.999Z', '30 June 2027'],
  ['Pacific/Pago_Pago', '2027-06-30T23:59:59.999Z', '30 June 2027'],
  ['Europe/Berlin', '2026-12-26T23:05:00.000Z', '27 December 2026 (CET)'],
  ['UTC', '2026-12-26T23:05:00.000Z', '26 December 2026'],
])('in %s an access that ends %s lasts until %s', (timeZone, isoTime, text) => {
  expect(formatLastDay(isoTime, 'en-GB', timeZone)).toBe(text)
})
