import type { ProcessGroup } from './ProcessGroup.ts'
import type { Progress } from './Progress.ts'
import type { StackOptions } from './StackOptions.ts'

/** V8 would otherwise let garbage grow to twice the data before it collects. */
const SMALL_NURSERY = '--max-semi-space-size=2'

/**
 * Starts the local cloud, then seeds it and serves the pages. The local cloud starts first, because its ports show
 * whether a stack is already running.
 *
 * @param startPages starts the servers of the pages
 * @throws ProcessEndedError when one does not start or the seed does not take
 */
export async function startServers(
  group: ProcessGroup,
  { localCloud, portOffset }: StackOptions,
  startPages: () => Promise<void>,
  progress: Progress,
): Promise<void> {
  await group.serve('The local cloud', 'local-cloud/src/main.ts', localCloud, { nodeFlags: [SMALL_NURSERY] })
  progress.say('local cloud ready')
  const seed = group.run('The seed', 'tools/seed/src/main.ts', ['--port-offset', String(portOffset)])
  // At every start: it leaves alone what is there.
  await Promise.all([progress.during('seeding', seed), startPages()])
}
