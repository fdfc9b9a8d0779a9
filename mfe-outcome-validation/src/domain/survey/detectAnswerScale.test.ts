import { detectAnswerScale } from './detectAnswerScale.ts'

/** @param counts number of answers by their value */
const scaleOf = (counts: Readonly<Record<number, number>>, headings: readonly string[] = []) =>
  detectAnswerScale(headings, new Map(Object.entries(counts).map(([value, count]) => [Number(value), count])))
    .scale

const FIVE = { 1: 100, 2: 100, 3: 100, 4: 100, 5: 100 }

test.each([
  ['answers from 1 to 5', FIVE, 'oneToFive'],
  ['a typing error', { ...FIVE, 6: 1 }, 'oneToFive'],
  ['typing errors on no scale', { ...FIVE, 44: 2, 55: 1 }, 'oneToFive'],
  ['a few answers of 6 and 7', { ...FIVE, 6: 3, 7: 2 }, null],
  ['a few answers of 9 and 10', { ...FIVE, 9: 3, 10: 2 }, null],
  ['answers from 1 to 7', { ...FIVE, 6: 50, 7: 50 }, 'oneToSeven'],
  ['answers from 0 to 10', { 0: 10, 5: 10, 10: 10 }, 'zeroToTen'],
  ['answers of yes and no', { 0: 50, 1: 50 }, null],
  ['another scale', { ...FIVE, 60: 200 }, null],
] as const)('%s', (_what, counts, scale) => {
  expect(scaleOf(counts)).toBe(scale)
})

test('headings decide, and a range that is no scale of answers is asked about', () => {
  expect(scaleOf({ ...FIVE, 6: 3, 7: 2 }, ['A (1 to 7)', 'B (1 to 7)'])).toBe('oneToSeven')
  expect(scaleOf(FIVE, ['A (1 to 7)', 'B (1 to 7)'])).toBe('oneToSeven')
  expect(scaleOf(FIVE, ['A (1-10)', 'B (1-10)'])).toBeNull()
})
