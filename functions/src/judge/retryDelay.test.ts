import { retryDelay } from './retryDelay.ts'

const NOW = Date.parse('2026-03-01T09:00:00Z')

test.each([
  ['without a header, longer each time', 0, null, 500],
  ['without a header, longer each time', 2, null, 2_000],
  ['but never very long', 9, null, 8_000],
  ['as many seconds as asked for', 0, '7', 7_000],
  ['at once', 3, ' 0 ', 0],
  ['until the date', 0, 'Sun, 01 Mar 2026 09:00:30 GMT', 30_000],
  ['not at all for a date that is past', 0, 'Sun, 01 Mar 2026 08:00:00 GMT', 0],
  ['as without one, where the header is nonsense', 1, 'soon', 1_000],
  ['as without one, where the header is empty', 0, '', 500],
])('waits %s', (_case, attempt, header, milliseconds) => {
  expect(retryDelay(attempt, header, NOW)).toBe(milliseconds)
})
