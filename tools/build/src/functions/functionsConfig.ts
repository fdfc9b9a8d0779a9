import { join } from 'node:path'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration, ExternalItemFunctionData } from 'webpack'
import { resolution } from '../webpack/resolution.ts'
import { FUNCTIONS_NODE } from './deployedPackage.ts'
import { packJson } from './packJson.ts'

interface FunctionsTarget {
  /** Absolute path of the workspace root. */
  readonly workspace: string
  /** Absolute path of the entry point. */
  readonly entry: string
  /** Absolute path of the folder the files are written to. */
  readonly output: string
  /** Names of the packages that are installed beside the bundle. */
  readonly external: readonly string[]
}

/**
 * The webpack configuration of the functions: the repository's own code in one CommonJS file, whose modules run when they
 * are first required. Packages from npm are required from node_modules beside it.
 */
export function functionsConfig({ workspace, entry, output, external }: FunctionsTarget): Configuration {
  return {
    name: 'functions',
    mode: 'production',
    target: `node${FUNCTIONS_NODE}`,
    context: join(workspace, 'functions'),
    entry: { index: entry },
    devtool: false,
    output: {
      path: output,
      library: { type: 'commonjs2' },
      filename: '[name].js',
      chunkFilename: '[name].js',
      strictModuleExceptionHandling: true,
    },
    resolve: resolution(workspace),
    externalsType: 'commonjs',
    externals: [(data: ExternalItemFunctionData) => Promise.resolve(externalOf(data.request, external))],
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { target: 'es2024', parser: { syntax: 'typescript' } } },
        },
        { include: [join(workspace, 'shared', 'src')], sideEffects: false },
        // What the coach has learned is half of all bytes.
        {
          test: /judgedWeights\.json$/,
          type: 'javascript/auto',
          loader: 'string-replace-loader',
          options: { search: /^.+$/s, replace: packJson },
        },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // Logs name functions and classes.
          minimizerOptions: { mangle: { keep_fnames: true, keep_classnames: true } },
        }),
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  }
}

/** Packages whose `exports` have no condition that `require` meets. They are imported. */
const ONLY_IMPORTED: ReadonlySet<string> = new Set(['eld'])

function externalOf(request: ExternalItemFunctionData['request'], external: readonly string[]) {
  const name = external.find((each) => request === each || request?.startsWith(`${each}/`))
  if (name === undefined) return undefined
  return ONLY_IMPORTED.has(name) ? `import ${request}` : request
}
