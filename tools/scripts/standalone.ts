import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PortInUseError } from '../../local-cloud/src/network/PortInUseError.ts'
import { BuildError } from '../build/src/package/BuildError.ts'
import { watchStandalone } from '../build/src/standalone/watchStandalone.ts'
import { runtimeConfig } from '../environment/src/generate/runtimeConfig.ts'
import { stackPorts } from '../hosting/src/ports.ts'
import { Site } from '../hosting/src/Site.ts'
import { stackEnvironment } from '../hosting/src/stackEnvironment.ts'
import { DESIGN_SYSTEM } from './support/designSystem.ts'
import { respondStandalone } from './support/respondStandalone.ts'

/** Serves one feature alone on its own port, with Fast Refresh: node tools/scripts/standalone.ts --port-offset N mfe-… */

const say = (what: string) => process.stderr.write(`${what}\n`)

try {
  const { values, positionals } = parseArgs({
    options: { 'port-offset': { type: 'string', default: '0' } },
    allowPositionals: true,
  })
  const [id = ''] = positionals
  const offset = Number(values['port-offset'])
  const ports = stackPorts(offset)
  const isDesignSystem = id === DESIGN_SYSTEM.id
  const port = isDesignSystem ? DESIGN_SYSTEM.port + offset : ports.features[id]
  if (port === undefined) throw new BuildError(`"${id}" has no port in the hosting's list.`)
  const folder = isDesignSystem ? DESIGN_SYSTEM.folder : id
  const watched = watchStandalone(join(import.meta.dirname, '../..'), folder)
  const config = runtimeConfig(stackEnvironment(ports))
  const site = new Site(id, port, respondStandalone(id, watched.answer, config), (error) =>
    say(String(error)),
  )
  await site.start()
  await watched.firstBuild
  process.send?.('ready')
  const end = () => void Promise.all([site.stop(), watched.close()]).then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
} catch (error) {
  const isExpected = error instanceof BuildError || error instanceof PortInUseError
  say(isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exit(1)
}
