import { jobStepUuid } from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { arrangeRows, rankRows, type SortValue } from './rankRows.ts'

const step = { uuid: jobStepUuid('step'), userInput: '', category: null, remarks: [], statementIds: [] }
const rowOf = (id: string) => ({ id, step, stepNumber: 1, statementId: null, number: 0 })
const sort = (values: readonly SortValue[], direction: 'ascending' | 'descending') => {
  const ranks = rankRows(
    values.map((value, at) => ({ id: `${at}`, value })),
    direction,
  )
  return arrangeRows(
    values.map((_value, at) => rowOf(`${at}`)),
    ranks,
  ).map(({ id }) => values[Number(id)])
}

test.each([
  ['ascending', [3, null, 1, 10], [1, 3, 10, null]],
  ['descending', [3, null, 1, 10], [10, 3, 1, null]],
  ['ascending', ['b', 'Ä', null, 'a'], ['a', 'Ä', 'b', null]],
] as const)('%s: %j becomes %j', (direction, values, after) => {
  expect(sort(values, direction)).toEqual(after)
})

test('every row stays, and equal ones keep their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 0, max: 3 }))),
      fc.constantFrom('ascending' as const, 'descending' as const),
      (values, direction) => {
        const rows = values.map((_value, at) => rowOf(`${at}`))
        const ranks = rankRows(
          values.map((value, at) => ({ id: `${at}`, value })),
          direction,
        )
        const arranged = arrangeRows(rows, ranks).map(({ id }) => Number(id))
        expect(arranged.toSorted((one, other) => one - other)).toEqual(rows.map((_row, at) => at))
        for (const [place, at] of arranged.entries()) {
          const next = arranged[place + 1]
          if (next !== undefined && values[at] === values[next]) expect(at).toBeLessThan(next)
        }
      },
    ),
  )
})

test('a row that was added later follows the row before it in the study', () => {
  const ranks = new Map([
    ['a', 1],
    ['b', 0],
  ])
  const ids = arrangeRows(['new', 'a', 'a2', 'a3', 'b', 'b2'].map(rowOf), ranks).map(({ id }) => id)
  expect(ids).toEqual(['new', 'b', 'b2', 'a', 'a2', 'a3'])
})
