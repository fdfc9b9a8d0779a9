import { AREAS_TO_OPEN } from './AREAS_TO_OPEN.ts'
import { BUDGETS, exceededBudgets } from './exceededBudgets.ts'

test('an area may exceed its budget by one percent', () => {
  expect(exceededBudgets({ Plan: 1_010, Sia: 1_011, Charts: 1 }, { Plan: 1_000, Sia: 1_000 })).toEqual([
    'Sia takes 1011 bytes. Its budget is 1000.',
    'Charts has no budget. It takes 1 bytes.',
  ])
})

test('each area has a budget', () => {
  expect(Object.keys(BUDGETS).sort()).toEqual(AREAS_TO_OPEN.map(({ name }) => name).sort())
})
