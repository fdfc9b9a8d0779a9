import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from './createRandom.ts'
import { stopProcesses } from './stopProcesses.ts'

const SLEEPER = ['-e', 'setInterval(() => {}, 1000)']

/** "T" while the process is stopped. */
const stateOf = (pid: number) => /\) ([A-Z]) \d/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]

async function untilState(pid: number, isWanted: (state: string | undefined) => boolean): Promise<void> {
  while (!isWanted(stateOf(pid))) await pause(5)
}

const isStopped = (state: string | undefined) => state === 'T'

test('processes are stopped and continued until the release', async () => {
  const child = spawn(process.execPath, SLEEPER, { stdio: 'ignore' })
  try {
    const pid = child.pid ?? 0
    const stops = stopProcesses(createRandom(1, 'stops'))
    for (let time = 0; time < 2; time += 1) {
      await untilState(pid, isStopped)
      await untilState(pid, (state) => !isStopped(state))
    }
    await untilState(pid, isStopped)
    await stops.release()
    expect(stateOf(pid)).not.toBe('T')
  } finally {
    child.kill('SIGKILL')
  }
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a stopped process is continued when its runner is ended by %s',
  async (signal) => {
    const runner = spawn(process.execPath, [join(__dirname, 'fixtures/stopForever.ts')])
    const pid = await printedNumber(runner)
    try {
      await untilState(pid, isStopped)
      runner.kill(signal)
      await once(runner, 'exit')
      await untilState(pid, (state) => !isStopped(state))
    } finally {
      process.kill(pid, 'SIGKILL')
    }
  },
)

async function printedNumber({ stdout }: ChildProcess): Promise<number> {
  if (stdout === null) throw new Error('The output is not piped.')
  const [printed] = await once(stdout, 'data')
  return Number.parseInt(String(printed), 10)
}
