import fc from 'fast-check'
import { addMonths, firstDayOfWeek, isMonth, monthOf, weeksOf } from './monthDays.ts'

const month = fc
  .record({ year: fc.integer({ min: 1000, max: 9999 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => `${year}-${String(number).padStart(2, '0')}`)
  .filter((each) => each !== '9999-12')

test.each([
  ['2026-12', 1, '2026-11-30', 5],
  ['2026-12', 7, '2026-11-29', 5],
  ['2027-02', 1, '2027-02-01', 4],
  ['2027-05', 7, '2027-04-25', 6],
])('%s with weeks from day %i begins with %s and has %i weeks', (of, firstDay, first, count) => {
  const weeks = weeksOf(of, firstDay)
  expect(weeks[0]?.[0]).toBe(first)
  expect(weeks).toHaveLength(count)
})

test('the weeks have all days of the month once, in order, and begin with the same day', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: 7 }), (of, firstDay) => {
      const days = weeksOf(of, firstDay).flat()
      const own = days.filter((day) => monthOf(day) === of)
      expect(days).toEqual([...days].sort())
      expect(new Set(days).size).toBe(days.length)
      expect(own[0]).toBe(`${of}-01`)
      expect(own.length).toBe(new Date(Date.parse(`${addMonths(of, 1)}-01`) - 1).getUTCDate())
      for (const week of weeksOf(of, firstDay)) {
        expect(new Date(week[0] ?? '').getUTCDay() % 7).toBe(firstDay % 7)
      }
    }),
  )
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-03', 0, '2026-03'],
])('%s and %i months is %s', (of, count, expected) => {
  expect(addMonths(of, count)).toBe(expected)
})

test.each([
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['26-12', false],
  ['', false],
  ['2026-12-01', false],
])('%j is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected)
})

test('a week begins on Sunday in the United States and on Monday in Germany', () => {
  expect([firstDayOfWeek('en-US'), firstDayOfWeek('de-DE')]).toEqual([7, 1])
})
