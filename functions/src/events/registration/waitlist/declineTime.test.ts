import { declineTime } from './declineTime.ts'

const NOW = Date.parse('2026-03-10T12:00:00.000Z')

test.each([
  [24, '2026-04-01T12:00:00.000Z', '2026-03-11T12:00:00.000Z'],
  [48, '2026-04-01T12:00:00.000Z', '2026-03-12T12:00:00.000Z'],
  [24, '2026-03-11T12:00:00.000Z', '2026-03-11T00:00:00.000Z'],
  [24, '2026-03-10T12:10:00.000Z', '2026-03-10T12:05:00.000Z'],
  [24, '2026-03-10T11:00:00.000Z', '2026-03-10T12:00:00.000Z'],
])('with %i hours and the start at %s it is %s', (hours, start, expected) => {
  expect(new Date(declineTime(hours, start, NOW)).toISOString()).toBe(expected)
})
