import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProcessGroup } from './ProcessGroup.ts'
import type { Progress } from './Progress.ts'
import type { StackOptions } from './StackOptions.ts'

/**
 * Starts the local cloud and, when its data is fresh, seeds it.
 *
 * @throws ProcessEndedError when it does not start or the seed does not take
 */
export async function startLocalCloud(
  group: ProcessGroup,
  options: StackOptions,
  progress: Progress,
): Promise<void> {
  const offset = ['--port-offset', String(options.portOffset)]
  // Written after the seed took, so that a seed cut short is done again.
  const seeded = join(options.data, 'seeded')
  if (options.reset) await rm(seeded, { force: true })
  const reset = options.reset ? ['--reset'] : []
  await group.serve('The local cloud', 'local-cloud/src/main.ts', [
    ...offset,
    '--data',
    options.data,
    ...reset,
  ])
  progress.say('local cloud ready')
  if (existsSync(seeded)) return
  await progress.during('seeding', group.run('The seed', 'local-cloud/src/seed/main.ts', offset))
  await mkdir(options.data, { recursive: true })
  await writeFile(seeded, '')
  progress.say('people and studies seeded')
}
