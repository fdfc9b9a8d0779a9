import { describeCounting, NO_ANSWER } from '@outcome-studio/shared/domain/respondents'
import * as fc from 'fast-check'
import { scoreOutcome } from './scoreOutcome.ts'

const answers = (importance: readonly number[], satisfaction: readonly number[]) => ({
  importance: Uint8Array.from(importance),
  satisfaction: Uint8Array.from(satisfaction),
})

test.each([
  // 3 of 4 important, 1 of 4 satisfied.
  ['oneToFive', [5, 4, 4, 3], [1, 2, 4, 3], 7.5, 2.5, 12.5],
  // 6 and 7 count, 5 does not.
  ['oneToSeven', [7, 6, 5, 1], [5, 5, 6, 1], 5, 2.5, 7.5],
  // 8 to 10 count, 7 does not.
  ['zeroToTen', [10, 8, 7, 0], [9, 8, 10, 0], 5, 7.5, 5],
] as const)(
  '%s: ten times the share of the answers that count',
  (scale, i, s, importance, satisfaction, opportunity) => {
    expect(scoreOutcome(answers(i, s), scale)).toMatchObject({
      importance,
      satisfaction,
      opportunity,
      counts: { importance: 4, satisfaction: 4 },
    })
  },
)

test('missing answers count in neither number', () => {
  const score = scoreOutcome(answers([5, NO_ANSWER, 1], [NO_ANSWER, NO_ANSWER, 4]), 'oneToFive')
  expect(score).toMatchObject({
    importance: 5,
    satisfaction: 10,
    opportunity: 5,
    counts: { importance: 2, satisfaction: 1 },
  })
  expect(scoreOutcome(answers([5], [NO_ANSWER]), 'oneToFive')).toMatchObject({
    opportunity: null,
    interval: null,
  })
})

test('the interval of 100 respondents, calculated by hand', () => {
  // 20 find it important and are satisfied, 60 important alone, 5 satisfied alone, 15 neither: score 8 + (8 − 2.5).
  const of = (count: number, i: number, s: number) => Array.from({ length: count }, () => [i, s] as const)
  const all = [...of(20, 5, 5), ...of(60, 5, 1), ...of(5, 1, 5), ...of(15, 1, 1)]
  const score = scoreOutcome(
    answers(
      all.map(([i]) => i),
      all.map(([, s]) => s),
    ),
    'oneToFive',
  )
  // With 0.5 added to each: n = 102, mean = (20.5 + 121 − 5.5) / 102 = 1.3333,
  // mean of squares = (20.5 + 242 + 5.5) / 102 = 2.6275, error = 1.96 × √((2.6275 − 1.7778) / 102) = 0.1789.
  expect(score).toMatchObject({ opportunity: 13.5, interval: { low: 11.54, high: 15.12 } })
})

test('the interval contains the score, and more answers of the same kind make it narrower', () => {
  const pair = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 30 }), (some) => {
      const scored = (times: number) => {
        const all = Array.from({ length: times }, () => some).flat()
        return scoreOutcome(
          answers(
            all.map(([i]) => i),
            all.map(([, s]) => s),
          ),
          'oneToFive',
        )
      }
      const [few, many] = [scored(1), scored(50)]
      for (const { opportunity, interval } of [few, many]) {
        expect(interval?.low).toBeLessThanOrEqual(opportunity ?? Number.NaN)
        expect(interval?.high).toBeGreaterThanOrEqual(opportunity ?? Number.NaN)
      }
      const width = ({ interval }: typeof few) => (interval?.high ?? 0) - (interval?.low ?? 0)
      expect(width(many)).toBeLessThanOrEqual(width(few) + 1e-9)
    }),
  )
})

test('names the answers that count', () => {
  expect(describeCounting('oneToFive')).toBe('answers 4 and 5 of 1 to 5')
  expect(describeCounting('zeroToTen')).toBe('answers 8, 9 and 10 of 0 to 10')
})
