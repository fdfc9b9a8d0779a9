import { toastDuration } from './toastDuration.ts'

test.each([
  [50, 2_000],
  [51, 5_000],
])('a message of %d characters stays %d ms', (length, duration) => {
  expect(toastDuration('x'.repeat(length))).toBe(duration)
})
