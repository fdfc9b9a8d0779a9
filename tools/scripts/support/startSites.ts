import type { ProcessEndedError, ProcessGroup } from './ProcessGroup.ts'
import type { Progress } from './Progress.ts'
import type { StackOptions } from './StackOptions.ts'

const HOSTING = 'tools/hosting/src/main.ts'

/**
 * Serves each package by a process of its own, so that a feature's server can end without the others.
 *
 * @param ids the shell and the features
 * @param args further arguments of the hosting, for each of them
 * @throws ProcessEndedError when one does not start
 */
export async function startSites(
  group: ProcessGroup,
  { portOffset }: StackOptions,
  ids: readonly string[],
  args: readonly string[],
  progress: Progress,
): Promise<void> {
  const serve = (id: string) => {
    const command = ['--port-offset', String(portOffset), ...args, id]
    const onLoss = (loss: ProcessEndedError) =>
      progress.say(`${loss.message} All else goes on; it is back with: npm run serve -- ${command.join(' ')}`)
    return group.serve(`The server of ${id}`, HOSTING, command, id === 'shell' ? {} : { onLoss })
  }
  await Promise.all(ids.map(serve))
  progress.say('hosting ready')
}
