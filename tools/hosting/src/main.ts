import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeUsedPort } from '../../../local-cloud/src/network/describeUsedPort.ts'
import { PortInUseError } from '../../../local-cloud/src/network/PortInUseError.ts'
import { parsePortOffset } from './parsePortOffset.ts'
import { stackPorts } from './ports.ts'
import { startHosting } from './startHosting.ts'

const WORKSPACE = resolve(import.meta.dirname, '../../..')

const log = (line: string) => process.stderr.write(`hosting: ${line}\n`)

try {
  const { values, positionals } = parseArgs({
    options: {
      'port-offset': { type: 'string', default: '0' },
      workspace: { type: 'string', default: WORKSPACE },
      watched: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const offset = parsePortOffset(values['port-offset'])
  const hosting = await startHosting({
    workspace: resolve(values.workspace),
    ports: stackPorts(offset),
    ...(positionals.length > 0 ? { only: positionals } : {}),
    caching: values.watched ? 'never' : 'forEver',
    report: (error) => log(error instanceof Error ? error.message : String(error)),
  })
  process.send?.('ready')
  const end = () => void hosting.stop().then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  // A parent process with a channel expects this process to end with it, even if it was killed.
  process.once('disconnect', end)
} catch (error) {
  log(explain(error))
  process.exitCode = 1
}

function explain(error: unknown): string {
  if (error instanceof PortInUseError) {
    return `${describeUsedPort(error.port, 'a page')} Stop it, or choose other ports with --port-offset N.`
  }
  return error instanceof Error ? error.message : String(error)
}
