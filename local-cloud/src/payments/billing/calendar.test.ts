import fc from 'fast-check'
import { DAY_SECONDS, endOfPeriod } from './calendar.ts'

const at = (text: string) => Date.parse(`${text}T10:30:00Z`) / 1000
const on = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

test.each([
  ['2027-01-31', 'month', '2027-01-31', '2027-02-28'],
  ['2027-01-31', 'month', '2027-02-28', '2027-03-31'],
  ['2027-01-15', 'month', '2027-02-14', '2027-02-15'],
  ['2028-02-29', 'year', '2028-02-29', '2029-02-28'],
  ['2028-02-29', 'year', '2031-06-01', '2032-02-29'],
] as const)('a period from %s, each %s, ends after %s on %s', (anchor, interval, time, end) => {
  expect(on(endOfPeriod(at(anchor), interval, at(time)))).toBe(end)
})

test('a period ends after the time in it, within the length of one period', () => {
  const anchors = fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') })
  const later = fc.integer({ min: 0, max: 40 * 366 * DAY_SECONDS })
  fc.assert(
    fc.property(anchors, later, fc.constantFrom('month', 'year'), (anchor, seconds, interval) => {
      const time = anchor + seconds
      const end = endOfPeriod(anchor, interval, time)
      expect(end).toBeGreaterThan(time)
      expect(end - time).toBeLessThanOrEqual((interval === 'year' ? 366 : 31) * DAY_SECONDS)
      // The next period starts where this one ends.
      expect(endOfPeriod(anchor, interval, end)).toBeGreaterThan(end)
    }),
  )
})
