import { describeNumber } from './describeNumber.ts'

test.each([
  [3.65, '3.7'],
  [8.35, '8.4'],
  [10, '10.0'],
  [9.96, '10.0'],
  [0, '0.0'],
])('%d is %s', (value, text) => {
  expect(describeNumber(value)).toBe(text)
})
