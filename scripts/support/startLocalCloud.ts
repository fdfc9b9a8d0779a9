import type { ProcessGroup } from './ProcessGroup.ts'
import type { Progress } from './Progress.ts'
import type { StackOptions } from './StackOptions.ts'

/**
 * Starts the local cloud and gives it its people and studies; the seed leaves alone what is there.
 *
 * @throws ProcessEndedError when it does not start or the seed does not take
 */
export async function startLocalCloud(
  group: ProcessGroup,
  { localCloud, portOffset }: StackOptions,
  progress: Progress,
): Promise<void> {
  await group.serve('The local cloud', 'local-cloud/src/main.ts', localCloud)
  progress.say('local cloud ready')
  const offset = ['--port-offset', String(portOffset)]
  await progress.during('seeding', group.run('The seed', 'local-cloud/src/seed/main.ts', offset))
}
