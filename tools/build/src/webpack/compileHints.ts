import webpack, { type WebpackPluginInstance } from 'webpack'

const HINT = '//# allFunctionsCalledOnLoad\n'
/** Size from which compiling a script takes time, in characters. The hint costs up to 115 bytes of brotli in each script. */
const LEAST_SIZE = 150_000

/**
 * Has the browser compile every function of a script while the script arrives, off the main thread. Without the hint,
 * it compiles each one on the main thread when it is first called (docs/decisions/lighthouse-signed-in.md).
 */
export function compileHints(): WebpackPluginInstance {
  const { Compilation, sources } = webpack
  return {
    apply: (compiler) => {
      compiler.hooks.compilation.tap('CompileHints', (compilation) => {
        // The minimizer would remove it. Maps, digests and compressed files are made after it.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
        compilation.hooks.processAssets.tap({ name: 'CompileHints', stage }, (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (name.endsWith('.js') && source.size() >= LEAST_SIZE)
              compilation.updateAsset(name, new sources.ConcatSource(HINT, source))
          }
        })
      })
    },
  }
}
