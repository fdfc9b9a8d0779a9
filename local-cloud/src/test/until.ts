import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the condition is true. Only the test's own timeout limits it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20)
}
