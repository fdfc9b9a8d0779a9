import { byDay } from './byDay.ts'

const version = (revision: number, savedAt: string) => ({ revision, savedAt, docName: 'Lunch', name: '' })
const versions = [
  version(3, '2026-03-02T01:00:00.000Z'),
  version(2, '2026-03-01T23:00:00.000Z'),
  version(1, '2026-03-01T01:00:00.000Z'),
]

test.each([
  ['UTC', [[3], [2, 1]]],
  ['America/New_York', [[3, 2], [1]]],
  ['Asia/Tokyo', [[3, 2], [1]]],
])('a day is one in the time zone of the reader: %s', (timeZone, revisions) => {
  expect(byDay(versions, timeZone).map((day) => day.versions.map(({ revision }) => revision))).toEqual(
    revisions,
  )
})
