import { describeHealth } from './describeHealth.ts'

test.each([
  [3, 5, 2, '3 errors, 5 warnings, 2 hints'],
  [3, 0, 2, '3 errors, 2 hints'],
  [1, 0, 0, '1 error'],
  [0, 1, 9, '1 warning, 9 hints'],
  [0, 0, 2, '2 hints'],
  [0, 0, 0, 'No remarks'],
])('%d errors, %d warnings, %d hints read "%s"', (errors, warnings, hints, words) => {
  expect(describeHealth({ errors, warnings, hints })).toBe(words)
})
