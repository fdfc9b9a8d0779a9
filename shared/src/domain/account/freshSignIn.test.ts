import { FRESH_SIGN_IN, isFreshSignIn } from './freshSignIn.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

test.each([
  ['just now', 0, 0, true],
  ['at the limit', FRESH_SIGN_IN, 0, true],
  ['a moment over the limit', FRESH_SIGN_IN + 1, 0, false],
  ['with the leeway just left', FRESH_SIGN_IN - 1_000, 1_000, true],
  ['with less than the leeway left', FRESH_SIGN_IN - 999, 1_000, false],
  ['by a clock that is ahead', -1_000, 0, true],
])('%s', (_when, age, leeway, fresh) => {
  expect(isFreshSignIn(before(age), NOW, leeway)).toBe(fresh)
})
