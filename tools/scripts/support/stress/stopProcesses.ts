import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Random } from './createRandom.ts'
import { listDescendants } from './listDescendants.ts'

/** Milliseconds between two stops, and of a stop: shortest and longest. */
const BETWEEN = [100, 600] as const
const STOP = [20, 400] as const
/** Part of the stops that stop all processes at once, as a machine does that is suspended. */
const ALL = 0.2

/** The first argument is the time in seconds, the others are process ids. Processes may have ended in the meantime. */
const STOP_AND_CONTINUE = 'time=$1; shift; kill -STOP "$@"; sleep "$time"; kill -CONT "$@"'

/** Stops that go on until they are released. */
export interface Stops {
  /** Resolves when all stopped processes run again. */
  release(): Promise<void>
}

/**
 * Stops random processes that this one has started, directly or indirectly, for random times. Each stop is done by a
 * process in a session of its own. It continues the stopped processes even if this process is killed.
 */
export function stopProcesses(random: Random): Stops {
  const between = ([shortest, longest]: readonly [number, number]) =>
    shortest + random() * (longest - shortest)
  const released = Promise.withResolvers<void>()
  let isReleased = false
  const run = async () => {
    for (;;) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, between(BETWEEN))
      await Promise.race([promise, released.promise])
      clearTimeout(timer)
      if (isReleased) return
      await stop(chooseFrom(listDescendants(process.pid), random), between(STOP))
    }
  }
  const ended = run()
  return {
    release: () => {
      isReleased = true
      released.resolve()
      return ended
    },
  }
}

function chooseFrom(processes: readonly number[], random: Random): readonly number[] {
  if (random() < ALL) return processes
  return processes.slice(Math.floor(random() * processes.length)).slice(0, 1)
}

async function stop(processes: readonly number[], milliseconds: number): Promise<void> {
  if (processes.length === 0) return
  const args = ['-c', STOP_AND_CONTINUE, 'stop', (milliseconds / 1000).toFixed(3), ...processes.map(String)]
  await once(spawn('sh', args, { detached: true, stdio: 'ignore' }), 'exit')
}
