import { describeNeedsCounts } from './describeNeedsCounts.ts'
import { timeAgo } from './timeAgo.ts'

const NOW = new Date('2026-05-10T12:00:00.000Z')

test.each([
  ['2026-05-10T11:59:30.000Z', 'just now'],
  ['2026-05-10T12:03:00.000Z', 'just now'],
  ['2026-05-10T11:59:00.000Z', '1 minute ago'],
  ['2026-05-10T09:01:00.000Z', '2 hours ago'],
  ['2026-05-08T12:00:00.000Z', '2 days ago'],
  ['2026-04-20T12:00:00.000Z', '2 weeks ago'],
  ['2026-02-10T12:00:00.000Z', '2 months ago'],
  ['2024-05-10T12:00:00.000Z', '2 years ago'],
  ['soon', ''],
])('%s was saved %s', (time, words) => {
  expect(timeAgo(time, NOW)).toBe(words)
})

test.each([
  [{ goals: 0, studies: 0, gaps: 0 }, '0 goals'],
  [{ goals: 1, studies: 1, gaps: 1 }, '1 goal, 1 linked study, 1 gap'],
  [{ goals: 200, studies: 2, gaps: 0 }, '200 goals, 2 linked studies'],
])('counts %j read as "%s"', (counts, words) => {
  expect(describeNeedsCounts(counts)).toBe(words)
})
