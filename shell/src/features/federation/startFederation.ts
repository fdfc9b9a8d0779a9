import { createInstance } from '@module-federation/runtime-tools/runtime'
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
import type { FederationRuntime } from './FederationRuntime.ts'
import { httpPlugin } from './httpPlugin.ts'
import { SHARED_MODULES } from './sharedModules.ts'

/** The installed version of each shared module, defined by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>

/** Global name of the runtime that features use, because their builds do not contain one. */
const PROVIDED_RUNTIME = '_FEDERATION_RUNTIME_CORE'

/**
 * Starts the page's single federation runtime, which provides the shell's modules to features. Remotes are registered
 * later. Call it once.
 */
export function startFederation(fetchFile: typeof fetch): FederationRuntime {
  Reflect.set(globalThis, PROVIDED_RUNTIME, runtimeCore)
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    // With the default strategy the first shared module waits for every registered remote.
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

/** A feature requests all shared modules at once. Evaluating them in one task would block a slow device. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
