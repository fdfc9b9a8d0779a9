import { join } from 'node:path'
import { stackPorts } from '../../../hosting/src/ports.ts'
import { type Hosting, startHosting } from '../../../hosting/src/startHosting.ts'
import { freeStackOffset } from './freeStackOffset.ts'
import { PORTS } from './sharedStack.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..')

/**
 * Starts a second hosting on free ports with the shared local cloud, so that a test can stop single servers.
 *
 * @param workspace folder whose packages' dist folders are served
 */
export async function startOwnHosting(workspace = REPOSITORY): Promise<Hosting> {
  const { shell, features } = stackPorts(await freeStackOffset())
  return startHosting({
    workspace,
    ports: { ...PORTS, shell, features },
    caching: 'forEver',
    report: (error) => process.stderr.write(`${String(error)}\n`),
  })
}
