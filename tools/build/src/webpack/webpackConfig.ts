import { join } from 'node:path'
import CompressionPlugin from 'compression-webpack-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import type { BuildablePackage, BuildTarget } from '../package/BuildablePackage.ts'
import { compileHints } from './compileHints.ts'
import { englishStrings } from './englishStrings.ts'
import { containerRuntime, federation } from './federation.ts'
import { ImportByNamePlugin } from './ImportByNamePlugin.ts'
import { IntegrityPlugin, PREPARE_SCRIPT } from './IntegrityPlugin.ts'
import { KeepMapsPlugin } from './KeepMapsPlugin.ts'
import { moduleRules } from './moduleRules.ts'
import { OwnNamesPlugin } from './OwnNamesPlugin.ts'
import { productionAliases } from './productionAliases.ts'
import { resolution } from './resolution.ts'
import { StableIdsPlugin } from './StableIdsPlugin.ts'
import { SHARED_IN_PART, shareVersions } from './shares.ts'
import { ONE_FILE, SHELL_BUNDLES } from './shellBundles.ts'

/** Bytes. Compressing smaller files gains nothing. */
const SMALLEST_COMPRESSED = 512

/** Browser code of a watched shell, included in every page. */
const RELOAD = join(import.meta.dirname, '..', 'watch', 'reloadOnRebuild.ts')

export interface WebpackTarget {
  readonly version: string
  /** Absolute path of the folder the files are written to. */
  readonly output: string
  readonly mode: 'production' | 'development'
  readonly buildTarget: BuildTarget
  /** Absolute path of the folder for source maps; null for none. Ignored in development. */
  readonly maps: string | null
}

/** The webpack configuration of shell and features. */
export function webpackConfig(described: BuildablePackage, target: WebpackTarget): Configuration {
  const isProduction = target.mode === 'production'
  const modules = join(described.workspace, 'node_modules')
  const isShell = described.kind === 'shell'
  return {
    name: described.id,
    mode: target.mode,
    context: described.folder,
    // A feature's entry points are its exposed modules. Webpack's default entry would add an unused bundle.
    entry: isShell ? { main: [...(isProduction ? [] : [RELOAD]), './src/index.ts'] } : {},
    // No eval, because the content security policy forbids it.
    devtool: isProduction ? (target.maps === null ? false : 'hidden-source-map') : 'cheap-module-source-map',
    output: {
      path: target.output,
      // The shell's page is served at any path depth, so its files need an absolute path.
      publicPath: isShell ? `/${described.id}/${target.version}/` : 'auto',
      // The name contains the version, so that an old and a new build can run in one page without conflicts.
      uniqueName: `${described.id}@${target.version}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: !isProduction,
      chunkLoadTimeout: 120_000,
      // Otherwise a module that threw during evaluation is returned half-evaluated on the next import.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      ...resolution(described.workspace),
      alias: isProduction ? productionAliases(modules) : {},
    },
    module: {
      rules: moduleRules(described.workspace, 'federated'),
    },
    plugins: [
      ...(isShell
        ? [
            new webpack.DefinePlugin(shellConstants(modules, target.buildTarget)),
            new OwnNamesPlugin(described.workspace),
            englishStrings(),
          ]
        : [
            new ImportByNamePlugin(),
            federation(described),
            containerRuntime(),
            new StableIdsPlugin(),
            new IntegrityPlugin(),
          ]),
      ...(isShell && isProduction ? [compileHints()] : []),
      ...(isProduction && target.maps !== null ? [new KeepMapsPlugin(target.maps)] : []),
      ...(isProduction ? compression() : []),
    ],
    optimization: {
      // Three times as fast as the default minifier, with the same compressed size.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      ...(isProduction ? { splitChunks: isShell ? SHELL_BUNDLES : ONE_FILE } : {}),
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  }
}

/** Expressions that replace identifiers of the shell's source and of its libraries. */
export function shellConstants(modules: string, target: BuildTarget): Record<string, string> {
  return {
    SHARED_IN_PART: JSON.stringify(SHARED_IN_PART),
    SHARED_VERSIONS: JSON.stringify(shareVersions(modules)),
    // Leaves out the part of the federation runtime that is for servers.
    ENV_TARGET: JSON.stringify('web'),
    PREPARE_SCRIPT: JSON.stringify(PREPARE_SCRIPT),
    DEVELOPER_PAGES: String(target === 'local'),
    // In development too, styled-components adds rules through the CSSOM, as the content security policy requires.
    SC_DISABLE_SPEEDY: 'false',
  }
}

/** Compressed once here instead of on every request. The page, about 1 kB, is written later. */
function compression(): CompressionPlugin<unknown>[] {
  const common = { threshold: SMALLEST_COMPRESSED, test: /\.(js|json|css|svg)$/ }
  return [
    new CompressionPlugin({ ...common, algorithm: 'brotliCompress', filename: '[path][base].br' }),
    new CompressionPlugin({ ...common, algorithm: 'gzip', filename: '[path][base].gz' }),
  ]
}
