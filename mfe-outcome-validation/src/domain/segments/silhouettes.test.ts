import { silhouettes } from './silhouettes.ts'

test('the silhouette of two pairs, computed by hand', async () => {
  // Points 0, 1 | 5, 7: for 0, a = 1, b = 6; for 1, a = 1, b = 5; for 5, a = 2, b = 4.5; for 7, a = 2, b = 6.5.
  const expected = (5 / 6 + 4 / 5 + 2.5 / 4.5 + 4.5 / 6.5) / 4
  const found = await silhouettes(
    [[0], [1], [5], [7]],
    [
      [0, 0, 1, 1],
      [0, 0, 0, 0],
    ],
    () => undefined,
  )
  expect(found[0]).toBeCloseTo(expected, 10)
  expect(found[1]).toBe(0)
})

test('a row that is alone counts as 0, and equal rows are no nearer to one group than to the other', async () => {
  expect(await silhouettes([[0], [5], [5]], [[0, 1, 1]], () => undefined)).toEqual([2 / 3])
  expect(await silhouettes([[1], [1], [1], [1]], [[0, 0, 1, 1]], () => undefined)).toEqual([0])
  expect(await silhouettes([], [[]], () => undefined)).toEqual([0])
})

test('of many rows, some at equal distances stand for all', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => [at % 2 === 0 ? 0 : 100])
  const groups = rows.map((_, at) => at % 2)
  expect(await silhouettes(rows, [groups], () => undefined)).toEqual([1])
})
