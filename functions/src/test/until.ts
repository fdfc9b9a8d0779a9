import { setTimeout as wait } from 'node:timers/promises'

/** Waits until a condition holds that another process brings about. Only the test's own timeout limits it. */
export async function until(isReached: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isReached())) await wait(20)
}
