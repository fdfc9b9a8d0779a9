import { join } from 'node:path'
import type { RepeatedFile } from './RepeatedFile.ts'
import { repeatJestFiles } from './repeatJestFiles.ts'

const root = join(__dirname, '..', '..', '..', '..')
const FIXTURES = 'tools/scripts/support/stress/fixtures'
const CONFIG = join(root, FIXTURES, 'jest.config.mjs')

const pathOf = (name: string) => `${FIXTURES}/${name}.ts`
const repeat = (names: readonly string[], seed: number, times: number) =>
  repeatJestFiles(names.map(pathOf), { root, seed, times }, CONFIG)

describe('of 20 repetitions', () => {
  let results: readonly RepeatedFile[]
  beforeAll(async () => {
    results = await repeat(['sound', 'broken', 'oneSeed'], 1, 20)
  })
  const failuresOf = (name: string) => results.find(({ file }) => file === pathOf(name))?.failures ?? []

  test('all pass if a test waits for its state', () => {
    expect(failuresOf('sound')).toEqual([])
  })

  test('all fail if a file cannot be loaded', () => {
    const failures = failuresOf('broken')
    expect(failures).toHaveLength(20)
    for (const failure of failures)
      expect(failure).toMatch(/Repetition \d+, seed \d+\n.*This file cannot be loaded/s)
  })

  test('one that fails is reported with its seed', () => {
    const failures = failuresOf('oneSeed')
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(/^Repetition 7, seed 7\n/)
  })
})

test('the first repetition has the seed of the run', async () => {
  const [result] = await repeat(['oneSeed'], 7, 1)
  expect(result?.failures).toHaveLength(1)
})
