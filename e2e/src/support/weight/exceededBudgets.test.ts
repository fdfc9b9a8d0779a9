import { AREAS_TO_OPEN } from './AREAS_TO_OPEN.ts'
import { readBudgets } from './budgets.ts'
import { exceededBudgets } from './exceededBudgets.ts'

const weight = (bytes: number, packages: Readonly<Record<string, number>> = {}) => ({ bytes, packages })

test('an area may exceed its budget by one percent', () => {
  const measured = { Plan: weight(1_010), Sia: weight(1_011), Charts: weight(1) }
  expect(exceededBudgets(measured, { Plan: weight(1_000), Sia: weight(1_000) })).toEqual([
    'Sia takes 1011 bytes. Its budget is 1000.',
    'Charts has no budget. It takes 1 bytes.',
  ])
})

test('the packages that have grown are named, the largest growth first', () => {
  const budget = weight(10_000, { react: 4_000, 'mfe-sia': 3_000, 'shared/ui': 3_000 })
  const measured = weight(12_000, { react: 4_050, 'mfe-sia': 3_450, marked: 1_500, 'shared/ui': 3_000 })
  expect(exceededBudgets({ Sia: measured }, { Sia: budget })).toEqual([
    'Sia takes 12000 bytes. Its budget is 10000. Grown: marked by 1500, mfe-sia by 450.',
  ])
})

test('each area has a budget', async () => {
  expect(Object.keys(await readBudgets()).sort()).toEqual(AREAS_TO_OPEN.map(({ name }) => name).sort())
})
