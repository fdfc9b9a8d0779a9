import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { shareVersions } from './shares.ts'

/**
 * Federation of the features' builds, without copies of shared modules or of the federation runtime. An incompatible
 * version is an error, not a warning. The shell is a plain build that passes its modules to the runtime on demand
 * (docs/decisions/federation-on-demand.md).
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
    experiments: { externalRuntime: true },
  })
}
