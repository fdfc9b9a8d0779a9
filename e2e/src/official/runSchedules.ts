import { expect } from '@playwright/test'
import type { Environment } from '../../../tools/environment/src/schema/environmentSchema.ts'
import { fewAtOnce } from '../support/fewAtOnce.ts'
import { PATIENCE } from './PATIENCE.ts'
import type { Emulators } from './startEmulators.ts'

const FOUND = /functions\[[\w-]+?-(\w+)\]: pubsub function initialized/g

/**
 * Runs each schedule once, by a request to the Functions emulator, as Cloud Scheduler does. The message to a topic, by
 * which the emulator would run a schedule of the first generation, does not reach those of the second.
 *
 * @returns the names of the schedules
 * @throws Error with the line of the log that says how a schedule failed
 */
export async function runSchedules(
  { emulators, firebase, regions }: Environment,
  { output }: Pick<Emulators, 'output'>,
): Promise<readonly string[]> {
  const names = [...output().matchAll(FOUND)].flatMap(([, name]) => name ?? [])
  if (names.length === 0) throw new Error('The Functions emulator has no schedule.')
  const triggers = `http://localhost:${emulators?.functions}/functions/projects/${firebase.project}/triggers`
  await fewAtOnce(names, async (name) => {
    const response = await fetch(`${triggers}/${regions.functions}-${name}-0`, { method: 'POST' })
    if (!response.ok) throw new Error(`The schedule ${name} answered ${response.status}.`)
    await expect.poll(() => endOf(name, output()), { timeout: PATIENCE }).not.toBeNull()
    expect(endOf(name, output()), name).toBe('ok')
  })
  return names
}

/** How a schedule ended, by its line of the log; null before that. */
const endOf = (name: string, output: string): string | null =>
  new RegExp(`"message":"${name}: ([^"]*)"`).exec(output)?.[1] ?? null
