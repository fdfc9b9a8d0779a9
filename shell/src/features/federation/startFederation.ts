import { createContainers } from './createContainers.ts'
import { createRemoteFiles } from './createRemoteFiles.ts'
import { createShareScope } from './createShareScope.ts'
import type { FederationRuntime } from './FederationRuntime.ts'
import { OWN_NAMES } from './OWN_NAMES.ts'
import { SHARED_MODULES } from './sharedModules.ts'

/** Names of the modules that features get in part, defined by the build. */
declare const SHARED_IN_PART: Readonly<Record<string, readonly string[]>>

/** Global name of the function that features call for the scripts they add, defined by the build. */
declare const PREPARE_SCRIPT: string

/**
 * Starts what loads features and provides the shell's modules to them. Remotes are registered later. Call it once.
 */
export function startFederation(fetchFile: typeof fetch): FederationRuntime {
  const digest = (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-384', bytes)
  const files = createRemoteFiles(fetchFile, digest)
  Reflect.set(globalThis, PREPARE_SCRIPT, files.prepareScript)
  const scope = createShareScope()
  return createContainers({
    files,
    scope,
    offered: sharedNames(),
    startRuntime: async () => {
      const { startRuntime } = await import(/* webpackChunkName: 'runtime' */ './startRuntime.ts')
      return startRuntime(files, scope)
    },
    page: document,
  })
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
