import { createInstance } from '@module-federation/runtime-tools/runtime'
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
import type { FederationRuntime } from './FederationRuntime.ts'
import { httpPlugin } from './httpPlugin.ts'
import { SHARED_MODULES } from './sharedModules.ts'

/** The installed version of each shared module; the build puts it here. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>

/** The runtime that features find on the page, because they carry none of their own. */
const PROVIDED_RUNTIME = '_FEDERATION_RUNTIME_CORE'

/**
 * Starts the one federation runtime of the page, which hands the shell's own modules to features. No remote is
 * known to it until one is registered. Called once.
 */
export function startFederation(fetchFile: typeof fetch): FederationRuntime {
  Reflect.set(globalThis, PROVIDED_RUNTIME, runtimeCore)
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    // The default makes every known remote a dependency of the first shared module.
    shareStrategy: 'loaded-first',
    plugins: [httpPlugin(fetchFile)],
    shared: Object.fromEntries(
      Object.entries(SHARED_MODULES).map(([request, load]) => [
        request,
        {
          version: SHARED_VERSIONS[request] ?? '',
          scope: 'default',
          shareConfig: {
            singleton: true,
            requiredVersion: `^${SHARED_VERSIONS[request]}`,
            strictVersion: true,
          },
          get: async () => {
            await nextTask()
            const shared = await load()
            return () => shared
          },
        },
      ]),
    ),
  })
  return {
    registerRemotes: (remotes, options) => federation.registerRemotes(remotes, options),
    loadRemote: (id) => federation.loadRemote(id),
  }
}

/** A feature asks for all shares at once: made in one task they would keep a slow device from answering. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
