import type { ProcessGroup } from './ProcessGroup.ts'
import type { Progress } from './Progress.ts'

/**
 * Serves each package by a process of its own, so that a feature's server can end without the others.
 *
 * @param ids the shell and the features
 * @throws ProcessEndedError when one does not start
 */
export async function startSites(
  group: ProcessGroup,
  ids: readonly string[],
  args: readonly string[],
  progress: Progress,
): Promise<void> {
  await Promise.all(
    ids.map((id) =>
      group.serve(
        `The server of ${id}`,
        'local-cloud/src/hosting/main.ts',
        [...args, id],
        id === 'shell' ? undefined : (loss) => progress.say(`${loss.message} The other parts go on.`),
      ),
    ),
  )
  progress.say('hosting ready')
}
