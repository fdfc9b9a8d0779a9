import * as fc from 'fast-check'
import type { MeasuredGoal, Sample } from './Goal.ts'
import { judge } from './judge.ts'

const row = (samples: readonly Sample[], changes: Partial<MeasuredGoal> = {}): MeasuredGoal => ({
  ...{ what: 'A move', goal: 40, is: 'at most', unit: 'ms', isCount: false, samples },
  ...changes,
})
const times = (...values: readonly number[]) => values.map((value) => ({ value }))

test.each([
  ['all runs reach the goal', times(30, 39, 31), false, 'reached'],
  ['all runs miss it', times(60, 90, 61), false, 'missed'],
  ['runs that hardly differ disagree', times(39, 41, 39.5), false, 'reached'],
  ['runs that differ much disagree', times(30, 60, 39), false, 'too noisy to judge'],
  ['all runs reach the goal on a noisy machine', times(30, 39, 31), true, 'reached'],
  ['runs miss it on a noisy machine', times(60, 61, 61), true, 'too noisy to judge'],
  ['no run has measured it', [], false, 'not measured'],
] as const)('%s', (_name, samples, isNoisy, verdict) => {
  expect(judge(row(samples), isNoisy).verdict).toBe(verdict)
})

test('counts are judged on any machine', () => {
  expect(judge(row(times(41), { isCount: true }), true)).toMatchObject({ median: 41, verdict: 'missed' })
})

test('a score is to be at least its goal', () => {
  const score = { goal: 97, is: 'at least', unit: '' } as const
  expect(judge(row(times(97, 98, 99), score), true).verdict).toBe('reached')
  expect(judge(row(times(86, 86, 87), score), false).verdict).toBe('missed')
})

test('a value is compared with the base of its own run, so that a slow moment counts for both', () => {
  const samples = [
    { value: 20, base: 20 },
    { value: 220, base: 200 },
    { value: 24, base: 20 },
  ]
  expect(judge(row(samples, { goal: 1.2 }), false)).toEqual({
    median: 1.1,
    spread: [1, 1.2],
    verdict: 'reached',
  })
})

test('a run without a number does not count', () => {
  expect(judge(row([{ value: Number.NaN }, { value: 30 }]), false)).toMatchObject({ spread: [30, 30] })
})

test('the median is within the spread, and noise never makes a verdict stricter', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }), (values) => {
      const quiet = judge(row(times(...values)), false)
      const noisy = judge(row(times(...values)), true)
      expect(quiet.median).toBeGreaterThanOrEqual(quiet.spread[0])
      expect(quiet.median).toBeLessThanOrEqual(quiet.spread[1])
      expect(noisy.verdict).not.toBe('missed')
      if (noisy.verdict === 'reached') expect(quiet.verdict).toBe('reached')
    }),
  )
})
