import { isTopTwo } from './isTopTwo.ts'
import { type AnswerScale, NO_ANSWER } from './SurveyAnswers.ts'

const CASES: readonly (readonly [AnswerScale, readonly number[], readonly number[]])[] = [
  ['oneToFive', [4, 5], [0, 1, 2, 3, 6]],
  ['oneToSeven', [6, 7], [1, 5, 8]],
  ['zeroToTen', [9, 10], [0, 5, 8, 11]],
]

test.each(CASES)('the two highest points of %s count, and no others', (scale, top, others) => {
  expect(top.map((answer) => isTopTwo(scale, answer))).toEqual(top.map(() => true))
  expect([...others, NO_ANSWER].filter((answer) => isTopTwo(scale, answer))).toEqual([])
})
