import { explainFailure } from './cli/explainFailure.ts'
import { parseOptions } from './cli/parseOptions.ts'
import { refuseProduction } from './cli/refuseProduction.ts'
import { readProject } from './config/readProject.ts'

try {
  const project = await readProject(process.cwd())
  const options = parseOptions(process.argv.slice(2), project, process.env.INIT_CWD ?? process.cwd())
  refuseProduction(process.env)
  const { runLocalCloud } = await import('./cli/runLocalCloud.ts')
  const running = await runLocalCloud(project, options, (line) => console.error(line))
  // A terminal and the npm script both forward Ctrl-C, so only the first signal counts.
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
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
