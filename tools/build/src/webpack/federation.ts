import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { shareVersions } from './shares.ts'

/** What the federation plugin adds to an entry, and what takes its place. */
const BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]\w+\.js$/
/** A URL, because what is packed for features outside is found by it. */
const CONTAINER_RUNTIME = fileURLToPath(new URL('../container/containerRuntime.ts', import.meta.url))

/** The entries of features need no federation runtime (docs/decisions/containers-without-runtime.md). */
export const containerRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, CONTAINER_RUNTIME)

/**
 * Federation of the features' builds, without copies of shared modules. An incompatible version is an error, not a
 * warning. The shell is a plain build that passes its modules to the features (docs/decisions/federation-on-demand.md).
 */
export function federation(described: BuildablePackage): ModuleFederationPlugin {
  const modules = join(described.workspace, 'node_modules')
  const shared = Object.fromEntries(
    // A request that ends with a slash stands for all that begin with it.
    Object.entries(shareVersions(modules)).map(([request, version]) => {
      const requiredVersion = `^${version}`
      return [request, { singleton: true, strictVersion: true, requiredVersion, import: false as const }]
    }),
  )
  return new ModuleFederationPlugin({
    name: described.name,
    filename: 'remoteEntry.js',
    exposes: { ...described.exposes },
    shared,
    // By default, every known remote becomes a dependency of the first shared module.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
  })
}
