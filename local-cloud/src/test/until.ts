import { setTimeout as wait } from 'node:timers/promises'

/** Waits for a condition that comes true by itself; the test's own time limit is the only one. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20)
}
