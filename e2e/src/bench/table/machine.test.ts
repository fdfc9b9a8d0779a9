import { describeMachine, observeMachine, reportMachine } from './machine.ts'

const QUIET = { loops: [20, 20.5, 21, 20.2, 20.1], load: 0.02 }

test('a quiet machine is said to be quiet', () => {
  const report = reportMachine([QUIET, QUIET, QUIET], 2)
  expect(report).toEqual({ cores: 2, loopMs: 20.2, excess: 0.05, load: 0.02, isNoisy: false })
  expect(describeMachine(report)).toBe(
    'Machine: 2 cores, other programs used up to 2 % of them, calibration loop 20.2 ms with a spread of 5 %. It is quiet enough to judge times.',
  )
})

test('one busy moment before a run makes the machine noisy', () => {
  const report = reportMachine([QUIET, { ...QUIET, load: 0.5 }, QUIET], 2)
  expect(report).toMatchObject({ load: 0.5, isNoisy: true })
  expect(describeMachine(report)).toContain('too noisy to judge times')
})

test('loops that take longer and longer make it noisy', () => {
  const slowed = { loops: [30, 30, 31, 29, 30], load: 0.02 }
  expect(reportMachine([QUIET, slowed, slowed], 2)).toMatchObject({ isNoisy: true })
})

test('a real machine has a load between none and all of its cores', async () => {
  const { loops, load } = await observeMachine()
  expect(loops.every((milliseconds) => milliseconds > 0)).toBe(true)
  expect(load).toBeGreaterThanOrEqual(0)
  expect(load).toBeLessThanOrEqual(1)
})
