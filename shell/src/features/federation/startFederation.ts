import { createInstance } from '@module-federation/runtime-tools/runtime'
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
import { createNeedsCheck } from './createNeedsCheck.ts'
import { createRemoteFiles } from './createRemoteFiles.ts'
import type { FederationRuntime } from './FederationRuntime.ts'
import { OWN_NAMES } from './OWN_NAMES.ts'
import { SHARED_MODULES } from './sharedModules.ts'

/** The installed version of each shared module, defined by the build. A key that ends with a slash is a prefix. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>

/** Names of the modules that features get in part, defined by the build. */
declare const SHARED_IN_PART: Readonly<Record<string, readonly string[]>>

/** Global name of the function that features call for the scripts they add, defined by the build. */
declare const PREPARE_SCRIPT: string

/** Global name of the runtime that features use, because their builds do not contain one. */
const PROVIDED_RUNTIME = '_FEDERATION_RUNTIME_CORE'

/**
 * Starts the page's single federation runtime, which provides the shell's modules to features. Remotes are registered
 * later. Call it once.
 */
export function startFederation(fetchFile: typeof fetch): FederationRuntime {
  Reflect.set(globalThis, PROVIDED_RUNTIME, runtimeCore)
  const needs = createNeedsCheck(sharedNames())
  const digest = (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-384', bytes)
  const files = createRemoteFiles(fetchFile, digest, needs.note)
  Reflect.set(globalThis, PREPARE_SCRIPT, files.prepareScript)
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    // With the default strategy the first shared module waits for every registered remote.
    shareStrategy: 'loaded-first',
    plugins: [files.plugin, needs.plugin],
    shared: Object.fromEntries(
      Object.entries(SHARED_MODULES).map(([request, load]) => [
        request,
        {
          version: versionOf(request),
          scope: 'default',
          shareConfig: {
            singleton: true,
            requiredVersion: `^${versionOf(request)}`,
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
    registerRemotes: (remotes, options) => {
      for (const { entry, integrity } of remotes) files.expectManifest(entry, integrity)
      federation.registerRemotes(
        remotes.map(({ name, entry }) => ({ name, entry })),
        options,
      )
    },
    loadRemote: (id) => federation.loadRemote(id),
  }
}

/** What features find in each module, by the requests that their manifests list. Null: the version tells it. */
function sharedNames(): Readonly<Record<string, readonly string[] | null>> {
  return {
    ...Object.fromEntries(Object.keys(SHARED_MODULES).map((request) => [request, null])),
    ...SHARED_IN_PART,
    ...Object.fromEntries(
      Object.entries(OWN_NAMES).flatMap(([share, names]) => [
        [share, Object.keys(names)],
        [`${share}/`, Object.keys(names)],
      ]),
    ),
  }
}

/** The version of a module, or of the share that its request is a name of. */
function versionOf(request: string): string {
  const versions = SHARED_VERSIONS
  return versions[request] ?? versions[request.slice(0, request.lastIndexOf('/') + 1)] ?? ''
}

/** A feature requests all shared modules at once. Evaluating them in one task would block a slow device. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
