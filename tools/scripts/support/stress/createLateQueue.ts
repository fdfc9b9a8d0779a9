import type { Random } from './createRandom.ts'

/** Tasks of one kind, such as timers, which run in the order in which they become due. */
export interface LateQueue {
  /** Runs a task that is due: at once, or late if the queue is paused or pauses now. */
  add(key: unknown, run: () => void): void
  /** True while the task waits for the end of a pause. */
  has(key: unknown): boolean
  /** Removes a task that waits. */
  cancel(key: unknown): void
}

/** Part of the tasks that start a pause. */
const CHANCE = 0.1
/** Longest pause, in milliseconds. */
const LONGEST = 40

/**
 * A queue that pauses at random, as on a busy machine. Tasks that become due during a pause run one after the other at
 * its end, so the platform allows their order.
 *
 * @param wait calls back after a number of milliseconds
 */
export function createLateQueue(
  random: Random,
  wait: (run: () => void, milliseconds: number) => void,
): LateQueue {
  const waiting = new Map<unknown, () => void>()
  let isPaused = false
  const continueWithNext = () => {
    const next = waiting.entries().next()
    if (next.done) {
      isPaused = false
      return
    }
    const [key, run] = next.value
    waiting.delete(key)
    // Before the task, which may throw. Promises settle between two tasks.
    wait(continueWithNext, 0)
    run()
  }
  return {
    add: (key, run) => {
      if (!isPaused && random() >= CHANCE) {
        run()
        return
      }
      waiting.set(key, run)
      if (isPaused) return
      isPaused = true
      wait(continueWithNext, random() * LONGEST)
    },
    has: (key) => waiting.has(key),
    cancel: (key) => void waiting.delete(key),
  }
}
