import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LONG_SUITES } from './LONG_SUITES.ts'
import TestSequencer from './TestSequencer.ts'
import { SEED_VARIABLE } from './testSeed.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

const [LONGEST = '', NEXT = ''] = LONG_SUITES
const COUNTING = 'tools/build/jest/createStepCounter.test.ts'
const [LARGE, SMALL] = [
  'tools/build/jest/localCloud.test.ts',
  'tools/build/src/output/assertKnownNames.test.ts',
]
/** Of two projects whose files share modules. */
const [ONE, OTHER, LAST] = [
  'shared/src/document/session/anyKind.test.ts',
  'shared/src/document/drafts/draftLocks.test.ts',
  'shared/src/domain/areas/areas.test.ts',
]

const sorted = (paths: readonly string[]) =>
  new TestSequencer()
    .sort(
      paths.map((path) => ({
        path: join(ROOT, path),
        context: {
          config: {
            rootDir: ROOT,
            roots: [path.split('/').slice(0, 3).join('/')],
            testRunner: path.startsWith('shared/') ? '/runTogether.js' : '/runTestFile.js',
          },
        },
      })),
    )
    .map(({ path }) => relative(ROOT, path))

afterEach(() => {
  delete process.env[SEED_VARIABLE]
})

test('step counters come first, then long suites by rank, then the largest, then projects that share modules', () => {
  const order = [COUNTING, LONGEST, NEXT, LARGE, SMALL, ONE, OTHER, LAST]
  expect(sorted(order.toReversed())).toEqual(order)
})

test('with a seed, the order within these groups is random', () => {
  const orders = Array.from({ length: 20 }, (_, seed) => {
    process.env[SEED_VARIABLE] = String(seed)
    expect(sorted([LAST, ONE, SMALL, COUNTING])).toEqual([COUNTING, SMALL, ONE, LAST])
    return sorted([SMALL, OTHER, LARGE, LAST, ONE]).join()
  })
  expect(new Set(orders).size).toBe(4)
  process.env[SEED_VARIABLE] = '0'
  expect(sorted([SMALL, OTHER, LARGE, LAST, ONE]).join()).toBe(orders[0])
})

test.each(LONG_SUITES)('%s exists', (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true)
})
