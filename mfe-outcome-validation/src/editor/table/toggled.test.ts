import { NOTHING_SELECTED, present, type Selected, toggled } from './toggled.ts'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const select = (...steps: readonly (readonly [id: string, isRange?: boolean])[]) =>
  steps.reduce<Selected>(
    (selected, [id, isRange = false]) => toggled(selected, ORDER, id, isRange),
    NOTHING_SELECTED,
  )
const idsOf = ({ ids }: Selected) => [...ids].toSorted().join('')

test.each([
  ['one row', [['b']], 'b'],
  ['a row twice', [['b'], ['b']], ''],
  ['a range downwards', [['b'], ['d', true]], 'bcd'],
  ['a range upwards', [['d'], ['b', true]], 'bcd'],
  ['two ranges', [['a'], ['b', true], ['d'], ['e', true]], 'abde'],
  ['a range that continues from its end', [['a'], ['c', true], ['e', true]], 'abcde'],
  ['a range of selected rows, which deselects', [['a'], ['e', true], ['c', true]], 'ab'],
  ['a range without a start', [['c', true]], 'c'],
] as const)('toggling %s', (_what, steps, after) => {
  expect(idsOf(select(...steps))).toBe(after)
})

test('a range whose start has left the table is one row', () => {
  expect(idsOf(toggled({ ids: new Set(), anchor: 'z' }, ORDER, 'c', true))).toBe('c')
})

test('rows that leave the table leave the selection', () => {
  const selected = select(['a'], ['c', true])
  expect(present(selected, ORDER)).toBe(selected)
  expect(idsOf(present(selected, ['c', 'd']))).toBe('c')
})
