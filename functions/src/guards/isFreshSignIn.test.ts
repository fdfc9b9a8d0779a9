import { isFreshSignIn } from './isFreshSignIn.ts'

const NOW = new Date('2026-06-01T12:00:00Z')

test.each([
  ['just now', '12:00:00.000', true],
  ['at the limit', '11:55:00.000', true],
  ['a moment over the limit', '11:54:59.999', false],
  ['in the morning', '00:00:00.000', false],
  ['by a clock that is ahead', '12:00:01.000', true],
])('%s', (_when, time, fresh) => {
  expect(isFreshSignIn(new Date(`2026-06-01T${time}Z`), NOW)).toBe(fresh)
})
