import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { moduleRules } from '../webpack/moduleRules.ts'
import { resolution } from '../webpack/resolution.ts'
import { shellConstants, type WebpackTarget, webpackConfig } from '../webpack/webpackConfig.ts'

/** The module of the shell that renders its pages in Node. */
const RENDERER = './src/prerendered/renderPages.tsx'

/** Modules of the product, as they are imported. All others are those that Node installs. */
const OWN = /^(?:\.|\/|@outcome-studio\/)/

/**
 * The webpack configuration of the module that renders the shell's pages. Names of assets are those of the shell's own
 * build, which writes the files.
 *
 * @param file name of the module, which is written to the target's output
 */
export function prerenderConfig(
  described: BuildablePackage,
  target: WebpackTarget,
  file: string,
): Configuration {
  const { output = {} } = webpackConfig(described, target)
  return {
    name: `${described.id}, prerendered`,
    mode: target.mode,
    target: 'node',
    context: described.folder,
    entry: RENDERER,
    devtool: false,
    output: {
      path: target.output,
      filename: file,
      library: { type: 'commonjs2' },
      ...(output.publicPath !== undefined && { publicPath: output.publicPath }),
      ...(output.assetModuleFilename !== undefined && { assetModuleFilename: output.assetModuleFilename }),
    },
    resolve: resolution(described.workspace),
    module: {
      rules: moduleRules(described.workspace, 'federated'),
      // Addresses without an origin, which the build does not know. Lazy modules are not rendered.
      parser: { javascript: { url: 'relative', dynamicImportMode: 'weak' } },
      generator: { 'asset/resource': { emit: false } },
    },
    externals: ({ request = '', dependencyType }, done) => {
      const isInstalled = dependencyType !== 'url' && !OWN.test(request)
      if (isInstalled) done(undefined, `commonjs ${request}`)
      else done()
    },
    plugins: [
      new webpack.DefinePlugin(shellConstants(join(described.workspace, 'node_modules'), target.buildTarget)),
    ],
    optimization: { minimize: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  }
}
