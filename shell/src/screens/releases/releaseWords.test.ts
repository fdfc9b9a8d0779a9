import { durationText, errorRateText, shareText, stopText } from './releaseWords.ts'

test.each([
  [0, '0 %'],
  [0.004, '< 1 %'],
  [0.624, '62 %'],
  [1, '100 %'],
])('a share of %s is "%s"', (share, text) => expect(shareText(share)).toBe(text))

test.each([
  [0, 0, '–'],
  [812, 3, '3.7'],
  [50, 0, '0'],
  [50, 50, '1,000'],
])('of %s views, %s errors are "%s"', (views, errors, text) =>
  expect(errorRateText({ views, errors })).toBe(text),
)

test.each([
  [null, '–'],
  [240, '240 ms'],
  [1_340, '1.3 s'],
])('%s ms is "%s"', (milliseconds, text) => expect(durationText(milliseconds)).toBe(text))

test('says who stopped a canary and why', () => {
  const stopped = { version: '3', at: '2026-11-28T12:00:00.000Z' }
  const counts = { canary: { views: 50, errors: 9 }, current: { views: 1_500, errors: 5 } }
  expect(stopText({ ...stopped, by: 'command', counts: null })).toBe('by a command')
  expect(stopText({ ...stopped, by: 'guard', counts })).toBe(
    'by the guard, because it failed in 9 of 50 views, the current version in 5 of 1,500',
  )
})
