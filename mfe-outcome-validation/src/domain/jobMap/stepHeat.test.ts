import { outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { describeHeat, shortHeat, stepHeat } from './stepHeat.ts'

/** A step with a statement for each rating; null is a statement without one. */
const stepOf = (...ratings: readonly (readonly [number, number] | null)[]) => ({
  outcomeStatements: ratings.map((rating, at) => ({
    uuid: outcomeStatementUuid(`${at}`),
    userInput: 'Minimize the time',
    remarks: [],
    ...(rating && { rating: { importance: rating[0], satisfaction: rating[1] } }),
  })),
})

test.each([
  [
    [
      [9, 2],
      [9, 6],
      [3, 8],
    ] as const,
    { band: 'extreme', highest: 16, opportunities: 2, rated: 3 },
  ],
  [[[9, 6], null] as const, { band: 'high', highest: 12, opportunities: 1, rated: 1 }],
  // Overserved with a score of 9, and served with one of 5: the latter is closer to an opportunity.
  [
    [
      [9, 10],
      [5, 5],
    ] as const,
    { band: 'appropriately served', highest: 5, opportunities: 0, rated: 2 },
  ],
  [[null] as const, null],
  [[] as const, null],
])('the heat of a step with ratings %j is %j', (ratings, heat) => {
  expect(stepHeat(stepOf(...ratings))).toEqual(heat)
})

test('the heat is said in words and in the space of a card', () => {
  const heat = { band: 'high', highest: 14.25, opportunities: 3, rated: 5 } as const
  expect(describeHeat(heat)).toBe('3 of 5 rated outcomes are opportunities, highest 14.3')
  expect(shortHeat(heat)).toBe('3 of 5 · 14.3')
})
