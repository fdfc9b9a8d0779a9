import { HangDetector, PULSE_MILLISECONDS, type Pulse } from './HangDetector.ts'

const LIMITS = { hang: 1000, blocked: 10 * PULSE_MILLISECONDS }

function observe(pulses: readonly Pulse[]): readonly (string | undefined)[] {
  const detector = new HangDetector(LIMITS)
  return pulses.map((pulse) => detector.observe(pulse))
}

test('a process that is loading does not hang, however much CPU time it uses', () => {
  expect(observe([0, 5000, 50_000].map((cpu) => ({ turns: 0, cpu })))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a process hangs once it has used the CPU time without a turn', () => {
  expect(observe([0, 999, 1000].map((cpu) => ({ turns: 7, cpu })))).toEqual([
    undefined,
    undefined,
    'do not answer for 1 s of CPU time',
  ])
})

test('each turn resets the count', () => {
  const turning = [
    { turns: 1, cpu: 0 },
    { turns: 1, cpu: 900 },
    { turns: 2, cpu: 1800 },
    { turns: 2, cpu: 2700 },
  ]
  expect(observe(turning)).toEqual(turning.map(() => undefined))
})

test('a process that gets little CPU time does not count as blocked', () => {
  const starved = Array.from({ length: 100 }, (_, index) => ({ turns: 3, cpu: index * 4 }))
  expect(observe(starved)).toEqual(starved.map(() => undefined))
})

test('a process that is blocked without CPU time hangs after the longer limit', () => {
  const waiting = Array.from({ length: 11 }, () => ({ turns: 3, cpu: 20 }))
  expect(observe(waiting)).toEqual([...waiting.slice(1).map(() => undefined), 'do not answer for 2.5 s'])
})
