import type { HostState } from '../process/HostState.ts'
import type { Schedule } from '../process/messages.ts'
import { createTestClock } from '../test/createTestClock.ts'
import { ScheduledRuns } from './ScheduledRuns.ts'

const MINUTE = 60_000
const REMIND: Schedule = { name: 'remind', path: 'us-west3/remind', every: 'every 5 minutes' }
const SYNC: Schedule = { name: 'sync', path: 'us-west3/sync', every: 'every 60 minutes' }

const serving = (...schedules: readonly Schedule[]): HostState => ({
  kind: 'serving',
  port: 7,
  callables: [],
  triggers: [],
  schedules,
})

/** Scheduled runs whose ends are decided by the test. */
function start(first: HostState) {
  const clock = createTestClock()
  const lines: string[] = []
  const calls: { readonly path: string; readonly end: (error?: Error) => void }[] = []
  const listeners = new Set<(state: HostState) => void>()
  const supervisor = {
    state: first,
    onState: (listener: (state: HostState) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const runs = new ScheduledRuns({
    project: 'demo',
    supervisor,
    log: (line) => lines.push(line),
    clock,
    call: (port, path) =>
      new Promise((resolve, reject) => {
        calls.push({ path: `${port}${path}`, end: (error) => (error ? reject(error) : resolve()) })
      }),
  })
  return {
    ...{ clock, lines, calls, runs },
    paths: () => calls.map(({ path }) => path),
    become: (state: HostState) => {
      supervisor.state = state
      for (const listener of listeners) listener(state)
    },
    /** Ends the latest run. */
    end: async (error?: Error) => {
      calls.at(-1)?.end(error)
      await new Promise(setImmediate)
    },
  }
}

test('each function runs at every full multiple of its schedule', async () => {
  const { clock, paths, end } = start(serving(REMIND, SYNC))
  clock.advance(4 * MINUTE)
  expect(paths()).toEqual([])
  clock.advance(MINUTE)
  expect(paths()).toEqual(['7/demo/us-west3/remind'])
  for (let at = 0; at < 10; at += 1) {
    await end()
    clock.advance(5 * MINUTE)
  }
  expect(paths()).toHaveLength(11)
  await end()
  clock.advance(5 * MINUTE)
  expect(paths().slice(11).sort()).toEqual(['7/demo/us-west3/remind', '7/demo/us-west3/sync'])
})

test('no run begins before the last one has ended, and none is made up for', async () => {
  const { clock, calls, end } = start(serving(REMIND))
  clock.advance(5 * MINUTE)
  clock.advance(15 * MINUTE)
  expect(calls).toHaveLength(1)
  await end()
  clock.advance(4 * MINUTE)
  expect(calls).toHaveLength(1)
  clock.advance(MINUTE)
  expect(calls).toHaveLength(2)
})

test('a run that fails is logged, and the next one comes', async () => {
  const { clock, calls, lines, end } = start(serving(REMIND))
  clock.advance(5 * MINUTE)
  await end(new Error('It answered 500.'))
  expect(lines).toEqual(['functions: remind, which runs every 5 minutes, failed: It answered 500.'])
  clock.advance(5 * MINUTE)
  expect(calls).toHaveLength(2)
})

test('nothing runs while the functions do not, and a reload does not put a run off', () => {
  const { clock, calls, become } = start({ kind: 'starting' })
  clock.advance(10 * MINUTE)
  become(serving(REMIND))
  clock.advance(3 * MINUTE)
  become({ kind: 'starting' })
  become(serving(REMIND))
  clock.advance(2 * MINUTE)
  expect(calls).toHaveLength(1)
  become({ kind: 'broken', reason: 'typo' })
  clock.advance(5 * MINUTE)
  expect(calls).toHaveLength(1)
})

test('a schedule that has changed or gone is followed', () => {
  const { clock, paths, become } = start(serving(REMIND, SYNC))
  become(serving({ ...REMIND, every: 'every 2 minutes' }))
  clock.advance(2 * MINUTE)
  expect(paths()).toEqual(['7/demo/us-west3/remind'])
  become(serving())
  clock.advance(120 * MINUTE)
  expect(paths()).toHaveLength(1)
})

test('a schedule in another notation is named once in the log', () => {
  const { clock, calls, lines } = start(serving({ ...REMIND, every: '0 9 * * 1' }))
  clock.advance(1_000 * MINUTE)
  expect(calls).toEqual([])
  expect(lines).toEqual([expect.stringContaining('"0 9 * * 1" is not understood')])
})

test('nothing runs after the end', () => {
  const { clock, calls, runs } = start(serving(REMIND))
  runs.stop()
  clock.advance(60 * MINUTE)
  expect(calls).toEqual([])
})
