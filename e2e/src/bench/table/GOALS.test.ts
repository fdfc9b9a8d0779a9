import { AREAS_TO_OPEN } from '../../support/weight/AREAS_TO_OPEN.ts'
import { GOALS, goalOf } from './GOALS.ts'
import { readLastRelease } from './lastRelease.ts'

const names = Object.values(GOALS).flatMap((goals) => goals.map(({ what }) => what))

test('each row has a name of its own', () => {
  expect(new Set(names).size).toBe(names.length)
})

test('each area has a row for bytes, time and requests', () => {
  expect(GOALS.areas).toHaveLength(3 * AREAS_TO_OPEN.length)
})

test('the last release has numbers of rows that exist', async () => {
  const { rows } = await readLastRelease()
  expect(Object.keys(rows).filter((row) => !names.includes(row))).toEqual([])
})

test('a benchmark alone has the goal of its row', () => {
  expect(goalOf('A move p95, 2,000 statements')).toBe(40)
  expect(() => goalOf('A jump')).toThrow('There is no goal "A jump".')
})

test('bytes and requests are read in the run that waits for all of them, times in each', () => {
  const measures = { files: [], bytes: 2_000, requests: 3, mountedMs: 50, largestPaintMs: 60 }
  const areas = { Home: { product: measures, oneBundle: { ...measures, bytes: 1_000, mountedMs: 40 } } }
  const home = GOALS.areas.filter(({ what }) => what.startsWith('Home, '))
  const read = (isComplete: boolean) => home.map((goal) => goal.read({ isComplete, areas }))
  expect(read(true)).toEqual([
    { value: 2, base: 1 },
    { value: 50, base: 40 },
    { value: 3, base: 3 },
  ])
  expect(read(false)).toEqual([null, { value: 50, base: 40 }, null])
})
