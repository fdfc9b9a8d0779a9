import type { Compilation, Configuration } from 'webpack'
import webpack from 'webpack'
import { BuildError } from '../package/BuildError.ts'

/**
 * Runs webpack once.
 *
 * @throws BuildError with webpack's own errors when the source does not build
 */
export function runWebpack(configuration: Configuration): Promise<Compilation> {
  const compiler = webpack(configuration)
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(new BuildError(failure.message, { cause: failure }))
        if (!stats || stats.hasErrors()) {
          const report = stats?.toString({ all: false, errors: true, errorDetails: false, colors: false })
          return reject(new BuildError(report ?? 'webpack ended without a result.'))
        }
        resolve(stats.compilation)
      })
    })
  })
}
