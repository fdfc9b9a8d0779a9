import { upcomingSince } from './eventPages.ts'

test('events are upcoming from the last full hour on, so that queries of an hour are the same', () => {
  const hour = '2026-03-10T13:00:00.000Z'
  expect(upcomingSince(Date.parse(hour))).toBe(hour)
  expect(upcomingSince(Date.parse('2026-03-10T13:59:59.999Z'))).toBe(hour)
})
