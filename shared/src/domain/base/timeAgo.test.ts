import { timeAgo } from './timeAgo.ts'

const NOW = new Date('2026-03-10T13:00:00.000Z')

test.each([
  ['2026-03-10T13:00:00.000Z', 'just now'],
  ['2026-03-10T14:00:00.000Z', 'just now'],
  ['2026-03-10T12:59:00.000Z', '1 minute ago'],
  ['2026-03-10T11:00:00.000Z', '2 hours ago'],
  ['2026-03-08T11:00:00.000Z', '2 days ago'],
  ['2026-02-20T11:00:00.000Z', '2 weeks ago'],
  ['2025-12-10T11:00:00.000Z', '3 months ago'],
  ['2024-03-10T11:00:00.000Z', '2 years ago'],
  ['', ''],
  ['yesterday', ''],
])('%s is %s', (time, expected) => {
  expect(timeAgo(time, NOW)).toBe(expected)
})
