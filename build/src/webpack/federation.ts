import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { installedVersion, SHARES } from './shares.ts'

/**
 * Federation as the house uses it: no remote is known at build time, features carry neither a copy of a shared
 * module nor a federation runtime of their own, and a version that does not fit fails instead of warning.
 */
export function federation(described: BuildablePackage): ModuleFederationPlugin {
  const modules = join(described.workspace, 'node_modules')
  const isShell = described.kind === 'shell'
  const shared = Object.fromEntries(
    SHARES.map((request) => {
      const version = installedVersion(modules, request)
      const rule = { singleton: true, strictVersion: true, requiredVersion: `^${version}` }
      return [request, isShell ? { ...rule, version } : { ...rule, import: false as const }]
    }),
  )
  return new ModuleFederationPlugin({
    name: described.name,
    shared,
    // The default makes every known remote a dependency of the first shared module.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    ...(isShell
      ? { experiments: { provideExternalRuntime: true } }
      : {
          filename: 'remoteEntry.js',
          exposes: { ...described.exposes },
          experiments: { externalRuntime: true },
        }),
  })
}
