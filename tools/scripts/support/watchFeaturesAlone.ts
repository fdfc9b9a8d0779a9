import { stackPorts } from '../../hosting/src/ports.ts'
import type { Stack } from './runStack.ts'
import { startServers } from './startServers.ts'

/**
 * Runs features without the shell, each on its own page and port. Open pages are updated by Fast Refresh.
 *
 * @param ids of the features
 */
export async function watchFeaturesAlone(
  { options, group, progress }: Stack,
  ids: readonly string[],
): Promise<void> {
  const offset = ['--port-offset', String(options.portOffset)]
  const serve = (id: string) =>
    progress.during(
      `building ${id}`,
      group.serve(`The page of ${id}`, 'tools/scripts/standalone.ts', [...offset, id]),
    )
  await startServers(group, options, async () => void (await Promise.all(ids.map(serve))), progress)
  const { features } = stackPorts(options.portOffset)
  for (const id of ids) {
    progress.say(`${id} alone on http://localhost:${features[id]}/?as=standard@acme.test`)
  }
  progress.say(
    'edits show without a reload; name the shell too to see features in it; Ctrl-C ends everything',
  )
}
