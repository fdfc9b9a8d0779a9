import { join } from 'node:path'
import { explainFailure } from './cli/explainFailure.ts'
import { parseOptions } from './cli/parseOptions.ts'
import { refuseProduction } from './cli/refuseProduction.ts'

const ROOT = join(import.meta.dirname, '../..')

try {
  const options = parseOptions(process.argv.slice(2), ROOT, process.env.INIT_CWD ?? process.cwd())
  refuseProduction(process.env)
  const { runLocalCloud } = await import('./cli/runLocalCloud.ts')
  const running = await runLocalCloud(options, (line) => console.error(line))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void running.stop().then(() => process.exit(0))
    })
  }
  for (const service of running.services) console.log(service)
  console.log(`local cloud ready in ${Math.round(performance.now())} ms`)
  process.send?.('ready')
} catch (error) {
  const { message, exitCode } = explainFailure(error)
  console.error(message)
  process.exit(exitCode)
}
