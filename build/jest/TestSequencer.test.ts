import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LONG_SUITES } from './LONG_SUITES.ts'
import TestSequencer from './TestSequencer.ts'

const ROOT = join(import.meta.dirname, '..', '..')

test('suites that count steps run first, then the long ones by their rank, then the largest', () => {
  const [longest = '', next = ''] = LONG_SUITES
  const [large, small] = ['build/jest/localCloud.test.ts', 'build/src/output/assertSharedInPart.test.ts']
  const counting = 'build/jest/createStepCounter.test.ts'
  const files = [small, next, large, longest, counting].map((path) => ({
    path: join(ROOT, path),
    context: { config: { rootDir: ROOT } },
  }))
  const sorted = new TestSequencer().sort(files).map(({ path }) => path)
  expect(sorted).toEqual([counting, longest, next, large, small].map((path) => join(ROOT, path)))
})

test.each(LONG_SUITES)('%s exists', (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true)
})
