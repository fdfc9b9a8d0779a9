import type { ProcessGroup } from './ProcessGroup.ts'
import type { Progress } from './Progress.ts'
import type { StackOptions } from './StackOptions.ts'
import { startSites } from './startSites.ts'

/**
 * Starts the local cloud, then gives it its people and studies and serves the pages. In this order, because a
 * stack that runs already holds the local cloud's ports first, and one line about that is enough.
 *
 * @param ids the shell and the features
 * @param siteArgs further arguments of the hosting
 * @throws ProcessEndedError when one does not start or the seed does not take
 */
export async function startServers(
  group: ProcessGroup,
  { localCloud, portOffset }: StackOptions,
  ids: readonly string[],
  siteArgs: readonly string[],
  progress: Progress,
): Promise<void> {
  const offset = ['--port-offset', String(portOffset)]
  await group.serve('The local cloud', 'local-cloud/src/main.ts', localCloud)
  progress.say('local cloud ready')
  await Promise.all([
    // At every start: it leaves alone what is there.
    progress.during('seeding', group.run('The seed', 'local-cloud/src/seed/main.ts', offset)),
    startSites(group, ids, [...offset, ...siteArgs], progress),
  ])
}
