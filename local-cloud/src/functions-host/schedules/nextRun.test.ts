import { nextRun } from './nextRun.ts'

const at = (time: string) => Date.parse(`2026-11-22T${time}Z`)

test.each([
  ['every 5 minutes', '10:00:00', '10:05:00'],
  ['every 5 minutes', '10:04:59', '10:05:00'],
  ['every 1 minutes', '10:00:30', '10:01:00'],
  ['every 60 minutes', '10:59:59', '11:00:00'],
  ['Every 2 hours', '10:30:00', '12:00:00'],
  [' every 1 hour ', '23:00:00', '24:00:00'],
  ['every day 03:00', '02:59:59', '03:00:00'],
  ['every day 23:30', '03:00:00', '23:30:00'],
])('"%s" after %s is at %s', (schedule, now, next) => {
  expect(nextRun(schedule, at(now))).toBe(at(next))
})

test('a daily run that has just begun is followed by that of the next day', () => {
  expect(nextRun('every day 03:00', at('03:00:00'))).toBe(Date.parse('2026-11-23T03:00:00Z'))
})

test.each([
  '',
  'every 0 minutes',
  'every minute',
  '*/5 * * * *',
  'every day',
  'every day 24:00',
  'every day 9:60',
])('"%s" is not understood', (schedule) => expect(nextRun(schedule, 0)).toBeNull())
