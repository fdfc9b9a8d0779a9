import { type AnswerScale, NO_ANSWER } from '@outcome-studio/shared/domain/respondents'
import { isCounted } from './isCounted.ts'

const CASES: readonly (readonly [AnswerScale, readonly number[], readonly number[]])[] = [
  ['oneToFive', [4, 5], [0, 1, 2, 3, 6]],
  ['oneToSeven', [6, 7], [1, 5, 8]],
  ['zeroToTen', [8, 9, 10], [0, 5, 7, 11]],
]

test.each(CASES)('the highest points of %s count, and no others', (scale, top, others) => {
  expect(top.map((answer) => isCounted(scale, answer))).toEqual(top.map(() => true))
  expect([...others, NO_ANSWER].filter((answer) => isCounted(scale, answer))).toEqual([])
})
