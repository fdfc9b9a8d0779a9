import { describeCounts } from './describeCounts.ts'

test.each([
  [{ error: 2, warning: 1, hint: 0 }, '2 errors, 1 warning'],
  [{ error: 0, warning: 0, hint: 1 }, '1 hint'],
  [{ error: 0, warning: 0, hint: 0 }, 'nothing to fix'],
])('%j reads "%s"', (counts, words) => {
  expect(describeCounts(counts)).toBe(words)
})
