import fc from 'fast-check'
import { SEED_VARIABLE, testSeed } from './testSeed.ts'

test('random inputs are the same in every run, unless it has a seed', () => {
  expect(testSeed({})).toBe(testSeed({}))
  expect(testSeed({ [SEED_VARIABLE]: '7' })).toBe(7)
})

test('a property has the seed of the run, and names it when it fails', () => {
  expect(fc.readConfigureGlobal().seed).toBe(testSeed())
  const fails = () => fc.assert(fc.property(fc.integer(), (number) => number < 100))
  expect(fails).toThrow(`seed: ${testSeed()}`)
})
