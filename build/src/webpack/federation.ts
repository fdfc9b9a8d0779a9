import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { installedVersion, SHARES } from './shares.ts'

/**
 * Federation as the features' builds use it: they carry neither a copy of a shared module nor a federation
 * runtime of their own, and a version that does not fit fails instead of warning. The shell is no federated build:
 * it hands its modules to the runtime itself, once a feature is wanted (docs/decisions/federation-on-demand.md).
 */
export function federation(described: BuildablePackage): ModuleFederationPlugin {
  const modules = join(described.workspace, 'node_modules')
  const shared = Object.fromEntries(
    SHARES.map((request) => {
      const requiredVersion = `^${installedVersion(modules, request)}`
      return [request, { singleton: true, strictVersion: true, requiredVersion, import: false as const }]
    }),
  )
  return new ModuleFederationPlugin({
    name: described.name,
    filename: 'remoteEntry.js',
    exposes: { ...described.exposes },
    shared,
    // The default makes every known remote a dependency of the first shared module.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true },
  })
}
