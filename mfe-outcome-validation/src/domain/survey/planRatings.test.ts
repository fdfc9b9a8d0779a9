import { needsTable } from '@outcome-studio/shared/domain/analysis'
import type { RatingScale, Study } from '@outcome-studio/shared/domain/study'
import {
  applyStudyOperation,
  jobStepUuid,
  outcomeStatementUuid,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { planRatings } from './planRatings.ts'

const study: Study = {
  jtbd: { uuid: studyUuid('study'), executor: '', userInput: '', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'water the beds',
      category: null,
      remarks: [],
      outcomeStatements: ['a', 'b', 'c'].map((id) => ({
        uuid: outcomeStatementUuid(id),
        userInput: id,
        remarks: [],
        ...(id === 'c' && { rating: { importance: 1, satisfaction: 2 } }),
      })),
    },
  ],
}
const needs = needsTable(study)
const partsAfter = (plan: ReturnType<typeof planRatings>) =>
  needsTable(plan.operation ? applyStudyOperation(study, plan.operation) : study).map(({ parts }) => [
    parts.importance,
    parts.satisfaction,
  ])

test('a block fills cells from the focused one, with points or commas', () => {
  const plan = planRatings(
    [
      ['9,5', '3'],
      ['8', ''],
    ],
    needs,
    'importance',
  )
  expect(plan).toMatchObject({ problems: [], scaleDoubt: null })
  expect(plan.filled.map(({ statementId, part }) => `${statementId} ${part}`)).toEqual([
    'a importance',
    'a satisfaction',
    'b importance',
  ])
  expect(partsAfter(plan)).toEqual([
    [9.5, 3],
    [8, null],
    [1, 2],
  ])
})

test('a column fills downwards and keeps the other numbers; empty cells leave what is there', () => {
  const plan = planRatings([['5'], [''], ['6']], needs, 'satisfaction')
  expect(partsAfter(plan)).toEqual([
    [null, 5],
    [null, null],
    [1, 6],
  ])
})

test('whatever does not fit is named, and the rest is filled', () => {
  const plan = planRatings(
    [
      ['9', '11', '1'],
      ['n/a', '2', '4'],
      ['1', '1'],
      ['7', '7'],
    ],
    needs,
    'importance',
  )
  expect(plan.problems).toEqual([
    'Satisfaction of 1.1: “11” is not a number from 0 to 10.',
    'Importance of 1.2: “n/a” is not a number from 0 to 10.',
    '1 row below the last outcome did not fit.',
    '1 column to the right of Satisfaction did not fit.',
  ])
  expect(partsAfter(plan)).toEqual([
    [9, null],
    [null, 2],
    [1, 1],
  ])
})

test('headings above the numbers are left out, and a block of words changes nothing', () => {
  const plan = planRatings(
    [
      ['Importance', 'Satisfaction'],
      ['9', '3'],
    ],
    needs,
    'importance',
  )
  expect(plan.problems).toEqual(['The first row has no number and was taken for headings.'])
  expect(partsAfter(plan)[0]).toEqual([9, 3])
  expect(
    planRatings(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      needs,
      'importance',
    ).operation,
  ).toBeNull()
})

test.each<[string, RatingScale, readonly (readonly string[])[]]>([
  ['percent', 'percent', [['84%', '31%']]],
  ['numbers up to 100', 'percent', [['84', '31']]],
  ['shares', 'share', [['0,84', '0,31']]],
  [
    'averages',
    'outOfFive',
    [
      ['Importance (1-5)', 'Satisfaction (1-5)'],
      ['4.36', '2.24'],
    ],
  ],
])('%s change nothing until their scale is chosen', (_what, scale, cells) => {
  const unasked = planRatings(cells, needs, 'importance')
  expect(unasked).toMatchObject({ operation: null, filled: [], problems: [] })
  expect(unasked.scaleDoubt?.scales[0]).toBe(scale)
  expect(partsAfter(planRatings(cells, needs, 'importance', scale))[0]).toEqual([8.4, 3.1])
})
