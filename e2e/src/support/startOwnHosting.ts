import { join } from 'node:path'
import { stackPorts } from '../../../tools/hosting/src/ports.ts'
import { type Hosting, startHosting } from '../../../tools/hosting/src/startHosting.ts'
import { PORTS } from './sharedStack.ts'
import { startAtFreeOffset } from './startAtFreeOffset.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..')

/**
 * Starts a second hosting on free ports with the shared local cloud, so that a test can stop single servers.
 *
 * @param workspace folder whose packages' dist folders are served
 */
export function startOwnHosting(workspace = REPOSITORY): Promise<Hosting> {
  return startAtFreeOffset((offset) => {
    const { shell, features } = stackPorts(offset)
    return startHosting({
      workspace,
      ports: { ...PORTS, shell, features },
      caching: 'forEver',
      report: (error) => process.stderr.write(`${String(error)}\n`),
    })
  })
}
