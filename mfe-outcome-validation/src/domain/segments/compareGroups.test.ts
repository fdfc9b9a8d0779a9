import type { Need } from '@outcome-studio/shared/domain/analysis'
import { opportunityBand, opportunityScore, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { WHOLE_LANDSCAPE } from '../landscape/LandscapeView.ts'
import { compareGroups, sortCompared } from './compareGroups.ts'
import { layoutArrows } from './layoutArrows.ts'

/** @param ratings importance and satisfaction of each outcome; null for one that nobody rated */
const group = (...ratings: readonly (readonly [number, number] | null)[]): readonly Need[] =>
  ratings.map((pair, at) => {
    const rating = pair && { importance: pair[0], satisfaction: pair[1] }
    return {
      statementId: outcomeStatementUuid(`outcome${at + 1}`),
      number: `1.${at + 1}`,
      text: `Outcome ${at + 1}`,
      jobStep: '',
      rating,
      parts: rating ?? { importance: null, satisfaction: null },
      score: rating && opportunityScore(rating),
      band: rating && opportunityBand(rating),
    }
  })

const COMPARED = compareGroups(
  group([5, 5], [9, 3], [9, 2], [10, 10], null),
  group([8, 2], [9, 3], [4, 4], [9, 10], [9, 1]),
)
const SQUARE = { width: 100, height: 100 }
const numbers = (compared: typeof COMPARED) => compared.map(({ first }) => first.number)

test('an outcome is underserved in one only, in both, in none, or not comparable', () => {
  expect(COMPARED.map(({ onlyIn }) => onlyIn)).toEqual(['second', null, 'first', 'first', null])
  expect(COMPARED.map(({ difference }) => difference)).toEqual([9, 0, -12, -1, null])
})

test('sorting by difference means its size; what cannot be compared comes last', () => {
  expect(numbers(sortCompared(COMPARED, 'difference', 'descending'))).toEqual([
    '1.3',
    '1.1',
    '1.4',
    '1.2',
    '1.5',
  ])
  expect(numbers(sortCompared(COMPARED, 'first', 'ascending'))).toEqual(['1.1', '1.4', '1.2', '1.3', '1.5'])
  expect(numbers(sortCompared(COMPARED, 'number', 'descending'))).toEqual(['1.5', '1.4', '1.3', '1.2', '1.1'])
})

test('an arrow ends at the edge of its dot; an outcome that does not move has none', () => {
  const arrows = layoutArrows(COMPARED, WHOLE_LANDSCAPE, SQUARE)
  expect(arrows.map(({ statementId }) => statementId)).toEqual([
    'outcome1',
    'outcome2',
    'outcome3',
    'outcome4',
  ])
  const [first, still] = arrows
  expect(first?.from).toEqual([50, 50])
  // From (50, 50) to (80, 80): the tip is 6 before the center of the dot.
  expect(first?.head[0]?.map((at) => Math.round(at * 100) / 100)).toEqual([75.76, 75.76])
  expect(still).toMatchObject({ from: still?.to, head: [] })
})

test('arrows that leave the view are left out', () => {
  const view = { importance: [4, 6], satisfaction: [4, 6] } as const
  expect(layoutArrows(COMPARED, view, SQUARE)).toEqual([])
})
