import { join } from 'node:path'
import { stackPorts } from '../../../local-cloud/src/hosting/ports.ts'
import { type Hosting, startHosting } from '../../../local-cloud/src/hosting/startHosting.ts'
import { SHARED_STACK_OFFSET } from './sharedStack.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..')

/**
 * Serves the product anew on ports of its own, on top of the shared stack's local cloud, so that a test can take
 * single servers down and bring them back.
 *
 * @param portOffset of the sites alone
 * @param workspace folder whose packages' dist folders are served
 */
export function startOwnHosting(portOffset: number, workspace = REPOSITORY): Promise<Hosting> {
  const { shell, features } = stackPorts(portOffset)
  return startHosting({
    workspace,
    ports: { ...stackPorts(SHARED_STACK_OFFSET), shell, features },
    keeping: 'forEver',
    report: (error) => process.stderr.write(`${String(error)}\n`),
  })
}
